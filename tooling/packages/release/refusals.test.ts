import { expect, test } from 'vitest';
import { findRefusals, type Readiness } from './refusals.ts';

const READY: Readiness = {
  changed: [],
  pending: [],
  registry: 'https://registry.example/',
  hasToken: true,
  provenance: true,
  canSign: true,
  withoutRepository: [],
};

const refusals = (change: Partial<Readiness>) => findRefusals({ ...READY, ...change });

test('a versioned commit is published in a job that may sign, and elsewhere without provenance', () => {
  expect(refusals({})).toEqual([]);
  expect(refusals({ provenance: false, canSign: false, withoutRepository: ['package.json'] })).toEqual([]);
});

test.each<[string, Partial<Readiness>, string]>([
  ['files that are not committed', { changed: ['a.ts', 'b.ts'] }, 'changes in a.ts, b.ts.'],
  ['many such files', { changed: ['1', '2', '3', '4', '5'] }, '1, 2, 3 and 2 more'],
  ['changesets without a version', { pending: ['a-fix.md'] }, 'npm run release:version'],
  [
    'no token',
    { hasToken: false, canSign: false, provenance: false },
    'https://registry.example/ is set: put one',
  ],
  ['a machine that cannot sign', { canSign: false }, '--no-provenance'],
  ['no repository', { withoutRepository: ['packages/ui/package.json'] }, 'in packages/ui/package.json'],
])('%s: refused, with a remedy', (_, change, sentence) => {
  expect(refusals(change)).toEqual([expect.stringContaining(sentence)]);
});

test('a job that may sign needs no token', () => {
  expect(refusals({ hasToken: false })).toEqual([]);
});

test('all reasons are named at once', () => {
  expect(refusals({ changed: ['a.ts'], hasToken: false, canSign: false })).toHaveLength(3);
});
