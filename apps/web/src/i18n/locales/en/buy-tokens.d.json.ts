// Written by npm run texts.
declare const texts: {
  documentTitle: 'Buy Tokens';
  heading: 'Buy Tokens';
  text: 'Purchases add to your balance. Tokens never expire.';
};
export default texts;
