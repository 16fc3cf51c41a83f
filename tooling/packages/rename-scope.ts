// Publishes the packages under another scope: npm run rename-scope -- @acme
// It replaces the scope in all files that Git knows. Commit first, so that Git shows what it has changed.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, ROOT } from '@tooling/gate/processes.mjs';

/** As npm allows it: https://docs.npmjs.com/cli/using-npm/scope */
const SCOPE = /^@[a-z\d~-][a-z\d._~-]*$/;

/**
 * Replaces the scope of the packages in every text file of a checkout.
 * @param folder the checkout
 * @param scope with its `@`
 * @returns the number of files that have changed
 * @throws if it is no scope, or the one that the packages have
 */
export function renameScope(folder: string, scope = ''): number {
  const { name } = JSON.parse(readFileSync(join(folder, 'packages/domain/package.json'), 'utf8'));
  const before: string = name.slice(0, name.indexOf('/'));
  if (!SCOPE.test(scope) || scope === before)
    throw new Error(
      `Name another scope, with its @, in lower case: npm run rename-scope -- @acme (it is ${before} now).`,
    );
  const scopeAlone = new RegExp(`${before}(?![\\w.~-])`, 'g');
  const files = execFileSync('git', ['grep', '-I', '-l', '-z', '--', before], {
    cwd: folder,
    encoding: 'utf8',
  })
    .split('\0')
    .filter(Boolean);
  for (const file of files) {
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(scopeAlone, scope));
  }
  return files.length;
}

if (isMain(import.meta.url)) {
  const [scope] = process.argv.slice(2);
  try {
    const files = renameScope(ROOT, scope);
    console.log(`The packages are ${scope}/… in ${files} files.`);
    console.log('Next: npm run format, then npm test.');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
}
