// Written by npm run texts.
declare const texts: {
  documentTitle: 'Subscribe';
  heading: 'Subscribe';
  text: 'Pictures and videos every month, for one price.';
  active: 'Your subscription is active';
};
export default texts;
