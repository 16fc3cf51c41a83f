/** A story of each screen of the app. screens.test.ts names the screen that is missing. */
export const SCREENS = {
  'screens-landing--visitor': 'Landing',
  'screens-generate--done': 'Generate',
  'screens-gallery--my-creations': 'Gallery',
  'screens-pricing--visitor': 'Pricing',
  'screens-auth--login': 'Log in',
  'screens-auth--register': 'Register',
  'screens-buy-tokens--default': 'Buy tokens',
  'screens-subscribe--default': 'Subscribe',
  'screens-payment-return--tokens-paid': 'Payment',
  'screens-legal--privacy': 'Legal',
  'screens-notfound--dead-link': 'Not found',
};
