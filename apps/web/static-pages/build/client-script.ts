import type { Plugin, ResolvedConfig } from 'vite';
import { bundleScript } from '../../bundling/bundle-script.ts';
import { CLIENT_FILE, LOAD_ERROR_TEXTS, type LoadErrorTexts } from '../protocol.ts';
import { languagesIn, readTexts } from './texts.ts';

/**
 * Bundles the page's first script (client.ts). The script blocks rendering, so that no wrong theme, wrong language or
 * prerendered HTML for another audience is painted.
 */
export function clientScript(): Plugin {
  let config: ResolvedConfig;
  const bundle = () => bundleScript(config, 'static-pages/client.ts');
  return {
    name: 'static-pages:client',
    configResolved: (resolved) => void (config = resolved),
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== config.base + CLIENT_FILE) return next();
        response.setHeader('content-type', 'text/javascript');
        bundle().then((code) => response.end(code), next);
      });
    },
    transformIndexHtml: () => [
      // Browsers look for the charset in the first 1024 bytes only.
      { tag: 'meta', attrs: { charset: 'utf-8' }, injectTo: 'head-prepend' },
      {
        tag: 'script',
        attrs: {
          src: config.base + CLIENT_FILE,
          [LOAD_ERROR_TEXTS]: JSON.stringify(loadErrorTexts(config.root)),
        },
        injectTo: 'head-prepend',
      },
    ],
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: CLIENT_FILE, source: await bundle() });
    },
  };
}

/**
 * The texts of the error that a page shows if its code does not load, by language. They are in the page, since nothing
 * can be fetched by then, and not in the script, since the script delays the first paint.
 */
function loadErrorTexts(root: string): Record<string, LoadErrorTexts> {
  const textsIn = (language: string): LoadErrorTexts => {
    const { loadError, tryAgain } = readTexts(root, language, 'common');
    return [loadError, tryAgain];
  };
  return Object.fromEntries(languagesIn(root).map((language) => [language, textsIn(language)]));
}
