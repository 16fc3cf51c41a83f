import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from './processes.mjs';
import { renameScope } from './rename-scope.ts';

/** A copy of the tracked files of this repository, as they are in the folder. */
function copy() {
  const folder = mkdtempSync(join(tmpdir(), 'scope-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
  execFileSync('sh', ['-c', `git ls-files -z | tar --null --files-from=- -cf - | tar -xf - -C '${folder}'`], {
    cwd: ROOT,
  });
  git('init', '--quiet');
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
