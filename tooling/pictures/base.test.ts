import { beforeEach, expect, test } from 'vitest';
import { temporaryRepository } from '@tooling/gate/testing.ts';
import { findAcceptedCommit } from './base.ts';
import { formatBaselines, type Baselines } from './baselines.ts';

let repository: ReturnType<typeof temporaryRepository>;

beforeEach(() => {
  repository = temporaryRepository();
});

function commit(file: string, content: string) {
  repository.write(file, content);
  return repository.commit();
}

const BASELINES = '.storybook/pictures/baselines.json';

const accept = (allAcceptedAt: string, stories: Baselines['stories'] = {}) =>
  commit(BASELINES, formatBaselines({ browser: '1', allAcceptedAt, stories }));

test('the commit that accepted all pictures is known only to a clone with its history', async () => {
  accept('2026-01-01');
  const accepted = accept('2026-02-02');
  commit('button.tsx', '');
  expect(await findAcceptedCommit(repository.clone())).toBe(accepted);
  expect(await findAcceptedCommit(repository.clone('--depth', '3'))).toBe(accepted);
  expect(await findAcceptedCommit(repository.clone('--depth', '1'))).toBeUndefined();
});

test('pictures accepted by name leave what has changed before them to be compared', async () => {
  const accepted = accept('2026-01-01');
  commit('button.tsx', '');
  accept('2026-01-01', { card: { light: '1' } });
  expect(await findAcceptedCommit(repository.clone())).toBe(accepted);
});

test('the first commit of a repository may be the one that accepted all pictures', async () => {
  const accepted = accept('2026-01-01');
  expect(await findAcceptedCommit(repository.clone())).toBe(accepted);
});
