import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryFiles } from '@tooling/gate/git.ts';
import { ROOT } from '@tooling/gate/processes.mjs';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

test('the last command of the script that Chromatic runs is the one that takes its options', () => {
  const { buildScriptName } = JSON.parse(read('tooling/pictures/chromatic.config.json'));
  const { scripts } = JSON.parse(read('package.json'));
  expect(scripts[buildScriptName]).toMatch(/(^|\s)storybook build[^&]*$/);
});

test('at most ten stories have no picture', () => {
  const without = repositoryFiles(['*.stories.tsx']).filter((file) => read(file).includes('disableSnapshot'));
  expect(without.length).toBeLessThanOrEqual(10);
});
