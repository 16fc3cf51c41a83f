import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GROUPS } from './groups.ts';
import { ROOT } from '@tooling/gate/processes.mjs';

/** `{a,b}.ts` is `a.ts` and `b.ts`. */
function alternatives(pattern: string): string[] {
  const [braces, names = ''] = /\{([^{}]*)\}/.exec(pattern) ?? [];
  if (braces === undefined) return [pattern];
  return names.split(',').flatMap((name) => alternatives(pattern.replace(braces, name)));
}

test.each(Object.entries(GROUPS))('each file that the group %s names is there', (_, { mutate, tests }) => {
  // A folder may have tests with one of the endings only.
  const patterns = [...mutate, ...tests].map((pattern) => pattern.replace('.{ts,tsx}', '.*'));
  const missing = patterns
    .flatMap(alternatives)
    .filter((pattern) => globSync(pattern, { cwd: ROOT }).length === 0);
  expect(missing).toEqual([]);
});
