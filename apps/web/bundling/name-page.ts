import type { Plugin } from 'vite';

/** Sets the brand as the page's title until the app renders its own. */
export const namePage = (brand: string): Plugin => ({
  name: 'name-page',
  transformIndexHtml: () => [{ tag: 'title', children: escapeText(brand), injectTo: 'head' }],
});

export const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
