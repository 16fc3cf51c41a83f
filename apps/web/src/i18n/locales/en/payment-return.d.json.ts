// Written by npm run texts.
declare const texts: {
  leading: 'You will be redirected in a moment. Tap or press a key to stay here.';
  unread: 'The balance could not be read. Please try again.';
};
export default texts;
