import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryRepository } from '@tooling/gate/testing.ts';
import { readReleased } from './released.ts';

const HOME = 'packages/ui';
let repository: ReturnType<typeof temporaryRepository>;

const version = (value: string, license = 'MIT') =>
  repository.write(`${HOME}/package.json`, `{\n  "license": "${license}",\n  "version": "${value}"\n}\n`);

beforeEach(() => {
  repository = temporaryRepository({ [`${HOME}/api/index.md`]: 'first' });
  version('0.1.0');
  repository.commit();
  repository.write(`${HOME}/api/index.md`, 'second');
  version('0.1.0', 'ISC');
  repository.commit();
});

test('the reports are those of the commit that changed the version', async () => {
  expect(await readReleased(HOME, repository.folder)).toEqual({
    version: '0.1.0',
    reports: { 'index.md': 'first' },
  });
  version('0.2.0');
  repository.commit();
  expect(await readReleased(HOME, repository.folder)).toEqual({
    version: '0.2.0',
    reports: { 'index.md': 'second' },
  });
});

test('a version that is not committed yet has the reports of the last commit', async () => {
  version('0.2.0');
  expect(await readReleased(HOME, repository.folder)).toEqual({
    version: '0.2.0',
    reports: { 'index.md': 'second' },
  });
});

test('the OpenAPI document is that of the same commit', async () => {
  repository.write(`${HOME}/openapi.json`, '{"paths":{}}');
  version('0.2.0');
  repository.commit();
  repository.write(`${HOME}/openapi.json`, '{"paths":{"/api/likes":{}}}');
  repository.commit();
  expect((await readReleased(HOME, repository.folder))?.document).toEqual({ paths: {} });
});

test('a package without reports at that commit has no reports', async () => {
  rmSync(join(repository.folder, HOME, 'api'), { recursive: true });
  version('0.3.0');
  repository.commit();
  expect(await readReleased(HOME, repository.folder)).toEqual({ version: '0.3.0', reports: {} });
});

test('a clone without history has no released version', async () => {
  expect(await readReleased(HOME, repository.clone('--depth', '1'))).toBeUndefined();
});
