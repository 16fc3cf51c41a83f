/**
 * Calls the page by the brand's name until the app knows a better one.
 * @param {string} brand
 * @returns {import('vite').Plugin}
 */
export const namePage = (brand) => ({
  name: 'name-page',
  transformIndexHtml: () => [{ tag: 'title', children: escapeText(brand), injectTo: 'head' }],
});

/** @param {string} text */
export const escapeText = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
