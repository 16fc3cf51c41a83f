import { readFileSync } from 'node:fs';
import { listRules } from '@product/conformance';
import { expect, test } from 'vitest';

test('the guide for back ends says how a picture names its source, and which rule looks for it', () => {
  const guide = readFileSync(new URL('../../docs/guides/write-a-back-end.md', import.meta.url), 'utf8');
  const [, sentences = ''] = /## Where a picture comes from\n\n(.*)/.exec(guide) ?? [];
  expect(sentences).toContain('content credentials (C2PA)');
  const [word, rule] = [...sentences.matchAll(/`([\w.-]+)`/g)].map(([, name]) => name);
  expect(word).toBe('trainedAlgorithmicMedia');
  expect(listRules().map(({ id }) => id)).toContain(rule);
});
