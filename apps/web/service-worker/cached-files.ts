import { createHash } from 'node:crypto';
import type { Rolldown } from 'vite';
import { SHELL } from '../static-pages/pages.ts';
import { CLIENT_FILE } from '../static-pages/protocol.ts';
import type { CachedFiles } from './protocol.ts';

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
