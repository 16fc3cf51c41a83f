import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UI } from './entries.mjs';
import { byUse, shortenSelectors, soughtIn } from './short-names.mjs';

/** In a source, between quotes and spaces. */
const IN_SOURCE = /(?<=["'`\s])ui:[^\s"'`]+/g;

/**
 * Short names for the library's classes in the app's own build, as in the package: the shortest for those that are named
 * most often. They are given to the sources, before anything is built, so that a file's hash speaks of its content.
 * @param {string[]} sources
 * @returns {Map<string, string>}
 */
function namesInSources(sources) {
  const uses = /** @type {Map<string, number>} */ (new Map());
  for (const text of sources)
    for (const [name] of text.matchAll(IN_SOURCE)) uses.set(name, (uses.get(name) ?? 0) + 1);
  return byUse(uses, sources.flatMap(soughtIn));
}

/**
 * @param {string} text a source
 * @param {Map<string, string>} names
 */
const shortenSource = (text, names) => text.replace(IN_SOURCE, (name) => names.get(name) ?? name);

/**
 * The names put to use while Vite builds.
 * @returns {import('vite').Plugin[]}
 */
export function shortClasses() {
  const own = join(UI, 'src/');
  const files = globSync(join(own, '**/*.{ts,tsx}')).filter((file) => !/\.(stories|test)\./.test(file));
  const names = namesInSources(files.sort().map((file) => readFileSync(file, 'utf8')));
  return [
    {
      name: 'short-classes:sources',
      enforce: 'pre',
      apply: 'build',
      transform: (code, id) =>
        id.startsWith(own) && /\.tsx?$/.test(id)
          ? { code: shortenSource(code, names), map: null }
          : undefined,
    },
    {
      name: 'short-classes:styles',
      apply: 'build',
      transform: (code, id) =>
        id.endsWith('.css') ? { code: shortenSelectors(code, names), map: null } : undefined,
    },
  ];
}
