// Written by npm run texts.
declare const texts: {
  documentTitle: 'Gallery';
  heading: 'Gallery';
  mineText: 'Everything you saved. Only you can see what is private.';
  communityText: 'What people have chosen to share.';
};
export default texts;
