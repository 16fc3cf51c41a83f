export default {
  documentTitle: 'Buy Tokens',
  heading: 'Buy Tokens',
  text: 'Purchases add to your balance. Tokens never expire.',
} as const;
