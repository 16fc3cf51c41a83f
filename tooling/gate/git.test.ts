import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryFiles } from './git.ts';
import { temporaryRepository } from './testing.ts';

test('new files are listed, and files that were removed or are ignored are not', () => {
  const files = { '.gitignore': 'built.ts', 'gone.ts': '', 'old é.ts': '', 'old.css': '' };
  const { folder, commit, write } = temporaryRepository(files);
  commit();
  rmSync(join(folder, 'gone.ts'));
  for (const file of ['built.ts', 'new.ts']) write(file, '');
  expect(repositoryFiles(['*.ts'], folder).toSorted()).toEqual(['new.ts', 'old é.ts']);
});
