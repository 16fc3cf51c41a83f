export default {
  title: '{{screen}} · {{brand}}',
  titleRunning: '{{percent}} · {{title}}',
  tryAgain: 'Try Again',
  loadError: 'This page has not loaded completely. Please check your connection.',
  session: {
    errorTitle: 'We could not check your login',
    errorText: 'Please check your connection and try again.',
  },
  start: {
    failedTitle: 'The app could not start',
    failedText: 'Please reload the page. If that does not help, try again later.',
  },
  offline: '{{failure}} (There was no answer: this device is offline.)',
  legalNotice: 'Legal notice',
} as const;
