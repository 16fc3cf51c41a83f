import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '@tooling/gate/processes.mjs';
import { renameScope } from './rename-scope.ts';
import { repositoryFiles } from '@tooling/gate/git.ts';
import { temporaryRepository } from '@tooling/gate/testing.ts';

/** A copy of this repository's files, as they are in the folder. */
function copy() {
  const { folder, git } = temporaryRepository();
  const options = { cwd: ROOT, input: repositoryFiles(['.']).join('\0'), maxBuffer: Infinity };
  const packed = execFileSync('tar', ['-cf', '-', '--null', '--files-from=-'], options);
  execFileSync('tar', ['-xf', '-', '-C', folder], { input: packed });
  git('add', '--all');
  return { folder, git };
}

test('one command renames the packages, in all files that name them', () => {
  const { folder, git } = copy();
  expect(renameScope(folder, '@acme')).toBeGreaterThan(300);
  const named = git('grep', '-I', '--name-only', '@acme/ui').split('\n');
  expect(named).toEqual(
    expect.arrayContaining(['pnpm-lock.yaml', 'packages/ui/README.md', 'apps/web/package.json']),
  );
  // The scope of the registry for shadcn's command, too.
  expect(readFileSync(join(folder, 'docs/guides/use-as-source.md'), 'utf8')).toContain('"@acme":');
  expect(() => git('grep', '-I', '--', '@product')).toThrow();
});

test.each(['acme', '@Acme', '@acme/ui', '', '@product'])('%j is refused, with an example', (scope) => {
  expect(() => renameScope(ROOT, scope)).toThrow('npm run rename-scope -- @acme');
});
