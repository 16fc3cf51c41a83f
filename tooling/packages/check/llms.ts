import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { capture } from '@tooling/gate/processes.mjs';
import type { ConsumerProject } from './consumer-project.ts';

const LINK = /\]\((\.[^)]*)\)/g;

/** A type that was not found when the text was written. */
const ANY = /^.*(?::|=>) `?any[`;,)].*$/m;

/**
 * Finds what the packages' llms.txt and llms-full.txt lack: links that lead to no file of the package, and values of
 * its index that no import line names; and a type that is missing. Returns one sentence for each.
 * @param homes the installed packages
 */
export async function findUndescribed(
  consumer: Pick<ConsumerProject, 'folder' | 'write'>,
  homes: string[],
): Promise<string[]> {
  const results = await Promise.all(
    homes.map(async (home, index) => {
      const name = relative(join(consumer.folder, 'node_modules'), home);
      const links = [...readFileSync(join(home, 'llms.txt'), 'utf8').matchAll(LINK)].map(
        ([, path = '']) => path,
      );
      const broken = links.filter((path) => !existsSync(join(home, path)));
      const names = consumer.write(
        `names-${index}.js`,
        `console.log(Object.keys(await import('${name}')).join(' '));`,
      );
      const { output } = await capture(process.execPath, [names]);
      const full = readFileSync(join(home, 'llms-full.txt'), 'utf8');
      const imported = importedNames(full, name);
      const missing = output
        .trim()
        .split(' ')
        .filter((one) => !imported.has(one));
      return [
        ...broken.map((path) => `llms.txt of ${name} links to ${path}, which is not in the package.`),
        ...missing.map((one) => `llms-full.txt of ${name} does not describe ${one}.`),
        ...(ANY.exec(full) ?? []).map((line) => `llms-full.txt of ${name} has no type in: ${line}`),
      ];
    }),
  );
  return results.flat();
}

function importedNames(text: string, name: string): Set<string> {
  const lines = text.matchAll(/^import \{ (.*) \} from '([^']*)';$/gm);
  return new Set(
    [...lines].flatMap(([, names = '', from = '']) =>
      from.startsWith(name) ? names.split(', ').map((one) => one.replace(/^type /, '')) : [],
    ),
  );
}
