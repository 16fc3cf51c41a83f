import { globSync } from 'node:fs';
import { join } from 'node:path';
import { capture } from '@tooling/gate/processes.mjs';
import type { ConsumerProject } from './consumer-project.ts';

/**
 * Imports every entry of the packages in a consumer project, and runs their commands with `--help`. Returns one text
 * for each failure.
 */
export async function tryEntries({
  folder,
  manifests,
  write,
}: Pick<ConsumerProject, 'folder' | 'manifests' | 'write'>) {
  const imports = manifests.flatMap(({ name, exports = {} }) =>
    Object.entries(exports)
      .flatMap(([entry, target]) => expand(join(folder, 'node_modules', name), entry, String(target)))
      .filter((entry) => !entry.endsWith('.css'))
      .map((entry) => importOf(join(name, entry))),
  );
  const commands = manifests.flatMap(({ name, bin = {} }) =>
    Object.values(bin).map((file) => [join(folder, 'node_modules', name, file), '--help']),
  );
  const runs = [[write('entries.js', imports.join('\n'))], ...commands];
  const results = await Promise.all(runs.map((args) => capture(process.execPath, args)));
  return results.filter(({ code }) => code !== 0).map(({ output }) => `An entry does not load:\n${output}`);
}

const importOf = (entry: string) =>
  `import '${entry}'${entry.endsWith('.json') ? " with { type: 'json' }" : ''};`;

/** The import paths of an entry: a pattern is expanded to the files that it matches. */
const expand = (home: string, entry: string, target: string) =>
  entry.includes('*')
    ? globSync(target, { cwd: home }).map(
        (file) => entry.replace(/[^/]*\*[^/]*$/, '') + file.split('/').at(-1),
      )
    : [entry];
