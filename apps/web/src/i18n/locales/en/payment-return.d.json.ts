// Written by npm run texts.
declare const texts: {
  leading: 'You are led on in a moment. Press any key to stay here.';
  unread: 'The balance could not be read. Please try again.';
};
export default texts;
