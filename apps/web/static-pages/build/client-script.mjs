import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const FILE = 'first-paint.js';

/**
 * Bundles the page's first script (static-pages/client.ts). The script blocks rendering, so that no wrong theme, wrong
 * language or prerendered HTML for another audience is painted.
 * @returns {import('vite').Plugin}
 */
export function firstPaint() {
  /** @type {import('vite').ResolvedConfig} */
  let config;
  return {
    name: 'first-paint',
    configResolved: (resolved) => void (config = resolved),
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== config.base + FILE) return next();
        response.setHeader('content-type', 'text/javascript');
        bundle(config).then((code) => response.end(code), next);
      });
    },
    transformIndexHtml: () => [
      // Browsers look for the charset in the first 1024 bytes only.
      { tag: 'meta', attrs: { charset: 'utf-8' }, injectTo: 'head-prepend' },
      {
        tag: 'script',
        attrs: { 'data-words': JSON.stringify(wordsWithoutCode(config.root)), src: config.base + FILE },
        injectTo: 'head-prepend',
      },
    ],
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: await bundle(config) });
    },
  };
}

/**
 * The texts of the error that a page shows if its code does not load, by language. They are in the page, since nothing
 * can be fetched by then, and not in the script, since the script delays the first paint.
 * @param {string} root
 */
function wordsWithoutCode(root) {
  const folder = join(root, 'src/i18n/locales');
  const wordsIn = (/** @type {string} */ language) => {
    const { unloaded, tryAgain } = JSON.parse(readFileSync(join(folder, language, 'common.json'), 'utf8'));
    return [unloaded, tryAgain];
  };
  return Object.fromEntries(readdirSync(folder).map((language) => [language, wordsIn(language)]));
}

/** @param {import('vite').ResolvedConfig} config */
async function bundle({ root, mode, command }) {
  const result = await build({
    configFile: false,
    root,
    mode,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      minify: command === 'build',
      modulePreload: false,
      rolldownOptions: { input: join(root, 'static-pages/client.ts'), output: { format: 'iife' } },
    },
  });
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (result);
  return output[0].code;
}
