// Written by npm run texts.
declare const texts: {
  title: '{{screen}} · {{brand}}';
  tryAgain: 'Try Again';
  loadError: 'This page has not loaded completely. Please check the connection.';
  session: {
    errorTitle: 'We could not check your login';
    errorText: 'The server did not answer. Please check the connection and try once more.';
  };
  start: {
    failedTitle: 'The app could not start';
    failedText: 'Please load the page again. If that does not help, try once more in a while.';
  };
};
export default texts;
