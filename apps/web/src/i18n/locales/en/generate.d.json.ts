// Written by npm run texts.
declare const texts: {
  documentTitle: 'Create';
  heading: 'Create a picture';
  headingVideo: 'Create a video';
  settings: 'What to generate';
  result: 'Result';
  toResult: 'Go to the result';
};
export default texts;
