import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '@tooling/gate/testing.ts';
import { describe, filesOf } from './contents.ts';

test('the files of a tarball have their paths and sizes', () => {
  const folder = temporaryFolder({ 'package/README.md': 'four', 'package/dist/index.js': 'seven!!' });
  execFileSync('tar', ['-czf', 'one.tgz', 'package'], { cwd: folder });
  expect(filesOf(join(folder, 'one.tgz'))).toEqual(
    expect.arrayContaining([
      { path: 'README.md', bytes: 4 },
      { path: 'dist/index.js', bytes: 7 },
    ]),
  );
});

test('a package is described by its sizes and the files at its root', () => {
  const files = [
    { path: 'dist/index.js', bytes: 1200 },
    { path: 'dist/deep/one.js', bytes: 800 },
    { path: 'README.md', bytes: 500 },
  ];
  expect(describe('@product/ui 1.0.0', 900, files)).toEqual([
    '@product/ui 1.0.0: 3 files, 0.9 kB packed, 2.5 kB unpacked',
    '  README.md 0.5 kB',
    '  dist/ 2.0 kB (2 files)',
  ]);
});
