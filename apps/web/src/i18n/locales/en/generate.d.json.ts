// Written by npm run texts.
declare const texts: {
  documentTitle: 'Create';
  heading: 'Create a picture';
  settings: 'What to generate';
  result: 'Result';
};
export default texts;
