export default {
  leading: 'You will be redirected in a moment. Tap or press a key to stay here.',
  unread: 'The balance could not be read. Please try again.',
} as const;
