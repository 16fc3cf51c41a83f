import { readFileSync } from 'node:fs';
import { REFUSALS } from '@product/api-client/contract';
import { expect, test } from 'vitest';
import { CHECKS } from './checks';
import { NAMED_SOURCE } from './checks/generation.checks';

test('each documented refusal has a check, or several whose ids end with it', () => {
  const hasCheck = (name: string, refusalCase: string) =>
    CHECKS.some(({ id }) => id.startsWith(`${name}.`) && id.endsWith(refusalCase));
  const missing = Object.entries(REFUSALS).flatMap(([name, cases]) =>
    Object.keys(cases)
      .filter((refusalCase) => !hasCheck(name, refusalCase))
      .map((refusalCase) => `${name}.${refusalCase}`),
  );
  expect(missing).toEqual([]);
});

test('the guide for back ends names what the rule about the source of a picture looks for', () => {
  const guide = readFileSync(new URL('../../../docs/guides/write-a-back-end.md', import.meta.url), 'utf8');
  const [, sentences = ''] = /## Where a picture comes from\n\n(.*)/.exec(guide) ?? [];
  const rules = [...sentences.matchAll(/`([\w.-]+)`/g)].map(([, name]) => name);
  expect(sentences).toContain('C2PA');
  expect(NAMED_SOURCE.test(String(rules[0]))).toBe(true);
  expect(CHECKS.map(({ id }) => id)).toContain(rules[1]);
});
