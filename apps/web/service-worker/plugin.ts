import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { bundleScript } from '../bundling/bundle-script.ts';
import { WORKER_FILE, type CachedFiles } from './protocol.ts';
import { createHash } from 'node:crypto';
import { SHELL } from '../static-pages/pages.ts';
import { CLIENT_FILE } from '../static-pages/protocol.ts';

/** Bundles the service worker with the list of the files that it keeps. */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved: (resolved) => void (config = resolved),
    // After the shell and the first script have been emitted.
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const source = await bundleScript(config, 'service-worker/worker.ts', {
          __CACHED_FILES__: JSON.stringify(chooseCachedFiles(bundle)),
        });
        this.emitFile({ type: 'asset', fileName: WORKER_FILE, source });
      },
    },
  };
}

const hashOf = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Chooses the files of a build that the service worker keeps. The names of all but two contain a hash. */
export function chooseCachedFiles(bundle: Rolldown.OutputBundle): CachedFiles {
  const files = Object.values(bundle).toSorted((a, b) => a.fileName.localeCompare(b.fileName));
  const texts: CachedFiles['texts'] = {};
  const precache: CachedFiles['precache'] = [];
  for (const file of files) {
    const { fileName: url } = file;
    const language = file.type === 'chunk' ? languageOf(file) : undefined;
    if (language) (texts[language] ??= []).push(url);
    else if (file.type === 'chunk' || /\.(css|woff2)$/.test(url)) precache.push({ url, revision: null });
  }
  for (const url of [SHELL, CLIENT_FILE]) {
    const file = bundle[url];
    if (file?.type !== 'asset') throw new Error(`The build has no ${url} for the service worker.`);
    precache.push({ url, revision: hashOf(file.source) });
  }
  return {
    version: hashOf(JSON.stringify([precache, texts])),
    precache,
    shell: SHELL,
    firstScript: CLIENT_FILE,
    texts,
  };
}

/** The language of a chunk with nothing but its texts. English is code. */
function languageOf({ moduleIds }: Rolldown.OutputChunk): string | undefined {
  const languages = new Set(moduleIds.map((id) => /\/locales\/(\w+)(?:\/[\w-]+)?\.json/.exec(id)?.[1]));
  const [language] = languages;
  return languages.size === 1 ? language : undefined;
}
