// Written by npm run texts.
declare const texts: {
  documentTitle: '404 Page Not Found';
};
export default texts;
