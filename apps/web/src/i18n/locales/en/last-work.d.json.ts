// Written by npm run texts.
declare const texts: {
  title: 'Your latest creations';
  draft: 'Your draft';
  continue: 'Continue';
};
export default texts;
