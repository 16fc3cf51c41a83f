import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const SPECIFIER = /((?:from|import)\s*\(?\s*["'])(\.\.?(?:\/[^"']*)?)(["'])/g;

/**
 * Copies the compiler's declarations for the entries and everything that they import. Imports get a file extension,
 * since relative imports of a published module must name a file. Their maps to the sources are copied with them.
 * @param from folder of the compiler's output
 * @param entries their files in `from`
 */
export function copyDeclarations(from: string, to: string, entries: string[]) {
  const waiting = [...entries];
  const seen = new Set(entries);
  for (let file = waiting.shift(); file; file = waiting.shift()) {
    const folder = dirname(file);
    const text = readFileSync(join(from, file), 'utf8').replace(SPECIFIER, (_, before, specifier, after) => {
      const neighbour = find(from, join(folder, specifier));
      if (!seen.has(neighbour)) {
        seen.add(neighbour);
        waiting.push(neighbour);
      }
      return before + asSpecifier(relative(folder, moduleOf(neighbour))) + after;
    });
    write(join(to, file), text);
    // Of equal depth, so that the map's paths to the sources stay right.
    if (existsSync(join(from, `${file}.map`)))
      copyFileSync(join(from, `${file}.map`), join(to, `${file}.map`));
  }
  return [...seen];
}

/** @param path relative to the root, without its extension */
function find(root: string, path: string) {
  const found = [`${path}.d.ts`, join(path, 'index.d.ts')].find((file) => existsSync(join(root, file)));
  if (!found) throw new Error(`The compiler declared nothing for ${path}.`);
  return found;
}

const moduleOf = (file: string) => file.replace(/\.d\.ts$/, '.js');

const asSpecifier = (path: string) => (path.startsWith('.') ? path : `./${path}`);

function write(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
