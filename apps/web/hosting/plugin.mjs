import { SHELL } from '../prerender/pages.mjs';
import { netlifyHeaders, netlifyRedirects, NOT_FOUND } from './files.mjs';

/**
 * Puts into a build what hosts read beside it. A host without rewrites answers an unknown path with 404.html, so a demo
 * has the app there, too.
 * @param {import('./headers.mjs').Site} site
 * @returns {import('vite').Plugin}
 */
export function hosting(site) {
  let basePath = site.basePath;
  return {
    name: 'hosting',
    apply: 'build',
    enforce: 'post',
    configResolved({ base }) {
      // The command's --base goes before the environment.
      basePath = base;
    },
    // Behind the pages that are drawn.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        /** @type {Record<string, string>} */
        const files = {
          _headers: netlifyHeaders({ ...site, basePath }),
          _redirects: netlifyRedirects({ ...site, basePath }),
          [NOT_FOUND.file]: NOT_FOUND.text,
        };
        const shell = bundle[SHELL];
        if (site.withMock && shell?.type === 'asset') files['404.html'] = String(shell.source);
        for (const [fileName, source] of Object.entries(files))
          this.emitFile({ type: 'asset', fileName, source });
      },
    },
  };
}

/**
 * Ends a build whose settings are wrong. A development server says so, and lets the page say it as well.
 * @param {readonly string[]} mistakes
 * @returns {import('vite').Plugin}
 */
export function settingsAreRight(mistakes) {
  const report = `The settings of apps/web are wrong (apps/web/.env.example lists them):\n${mistakes.map((mistake) => `  - ${mistake}\n`).join('')}`;
  return {
    name: 'settings-are-right',
    configResolved({ command, logger }) {
      if (mistakes.length === 0) return;
      if (command === 'build') throw new Error(report);
      logger.error(report);
    },
  };
}
