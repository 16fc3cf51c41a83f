import type { Plugin, ResolvedConfig } from 'vite';
import { SHELL } from '../static-pages/pages.ts';
import { netlifyHeaders, netlifyRedirects, NOT_FOUND } from './files.ts';
import type { Site } from './headers.ts';

/**
 * Adds the hosts' configuration files to a build. A host without rewrites answers an unknown path with 404.html, so the
 * demo's 404.html is the app.
 */
export function hosting(site: Site): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'hosting',
    apply: 'build',
    enforce: 'post',
    configResolved: (resolved) => void (config = resolved),
    // After the prerendered pages have been emitted.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        // Vite's `--base` option overrides the environment.
        const built = { ...site, basePath: config.base };
        const files: Record<string, string> = {
          _headers: netlifyHeaders(built),
          _redirects: netlifyRedirects(built),
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
 * Fails a build whose settings are invalid. A development server logs the mistakes, and its page shows them too.
 */
export function settingsAreRight(mistakes: readonly string[]): Plugin {
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
