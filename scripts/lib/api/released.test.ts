import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readReleased } from './released.ts';

const HOME = 'packages/ui';
let folder = '';

const git = (...args: string[]) => execFileSync('git', args, { cwd: join(folder, 'all') });

const write = (file: string, text: string) => writeFileSync(join(folder, 'all', HOME, file), text);

function commit() {
  git('add', '.');
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '--message', 'Test');
}

const version = (value: string, license = 'MIT') =>
  write('package.json', `{\n  "license": "${license}",\n  "version": "${value}"\n}\n`);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'released-'));
  mkdirSync(join(folder, 'all', HOME, 'api'), { recursive: true });
  git('init', '--quiet');
  version('0.1.0');
  write('api/index.md', 'first');
  commit();
  write('api/index.md', 'second');
  version('0.1.0', 'ISC');
  commit();
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the reports are those of the commit that changed the version', async () => {
  expect(await readReleased(HOME, join(folder, 'all'))).toEqual({
    version: '0.1.0',
    reports: { 'index.md': 'first' },
  });
  version('0.2.0');
  commit();
  expect(await readReleased(HOME, join(folder, 'all'))).toEqual({
    version: '0.2.0',
    reports: { 'index.md': 'second' },
  });
});

test('a version that is not committed yet has the reports of the last commit', async () => {
  version('0.2.0');
  expect(await readReleased(HOME, join(folder, 'all'))).toEqual({
    version: '0.2.0',
    reports: { 'index.md': 'second' },
  });
});

test('a package without reports at that commit has no reports', async () => {
  rmSync(join(folder, 'all', HOME, 'api'), { recursive: true });
  version('0.3.0');
  commit();
  expect(await readReleased(HOME, join(folder, 'all'))).toEqual({ version: '0.3.0', reports: {} });
});

test('a clone without history has no released version', async () => {
  const shallow = join(folder, 'shallow');
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${join(folder, 'all')}`, shallow]);
  expect(await readReleased(HOME, shallow)).toBeUndefined();
});
