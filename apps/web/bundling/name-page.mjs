/**
 * Sets the brand as the page's title until the app renders its own.
 * @param {string} brand
 * @returns {import('vite').Plugin}
 */
export const namePage = (brand) => ({
  name: 'name-page',
  transformIndexHtml: () => [{ tag: 'title', children: escapeText(brand), injectTo: 'head' }],
});

/** @param {string} text */
export const escapeText = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
