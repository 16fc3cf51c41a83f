import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UI } from './entries.ts';
import { byUse, shortenSelectors, soughtIn } from './short-names.mjs';

/** A class in a source, between quotes and spaces. */
const IN_SOURCE = /(?<=["'`\s])ui:[^\s"'`]+/g;

/**
 * Short names for the library's classes in the app's own build, as in the package: the most frequent classes get the
 * shortest. They replace the names in the sources, before the build, so that a file's hash depends on its content.
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
 * Vite plugins that mangle the class names in a build.
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
