import { expect, test } from 'vitest';
import { calls } from './calls';
import { endpoints } from './endpoints';
import type { Call } from './endpoint';

const NAMES = Object.keys(endpoints) as (keyof typeof endpoints)[];

test('every endpoint can be called without its schemas', () => {
  expect(Object.keys(calls).sort()).toEqual([...NAMES].sort());
});

test.each(NAMES)('%s reads its answers with the schema of its endpoint', async (name) => {
  const { result }: Call = calls[name];
  const { result: schema }: Call = endpoints[name];
  expect(typeof result === 'function' ? await result() : result).toBe(schema);
});
