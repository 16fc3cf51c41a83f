import { REFUSALS } from '@product/api-client/contract';
import { expect, test } from 'vitest';
import { CHECKS } from './checks';

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
