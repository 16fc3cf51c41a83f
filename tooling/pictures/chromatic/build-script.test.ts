import { expect, test } from 'vitest';
import { findBuildScriptFaults } from './build-script.ts';

test.each([
  ['storybook build --quiet', 0],
  ['node tooling/gate/with-toolchain.mjs storybook build --quiet', 0],
  ['npm run texts && storybook build', 0],
  ['storybook build --quiet && npm run registry', 1],
  ['npm run other', 1],
])('with the script %j there are %d faults', (script, count) => {
  expect(findBuildScriptFaults({ build: script }, 'build')).toHaveLength(count);
});

test('a script that does not exist is a fault', () => {
  expect(findBuildScriptFaults({}, 'build')).toEqual([expect.stringContaining('"build"')]);
});
