import { runConformance, type ConformanceOptions } from '@product/conformance';
import * as domain from '@product/domain';
import { expect, onTestFinished, test } from 'vitest';
import { PACK_TOKENS } from './checkout';
import * as rules from './rules';
import { startBackEnd } from './server';

const APP = 'http://localhost:5173';

// `server.ts` was written from the specification alone, by an author who had not read the checks.
async function check(options: Omit<ConformanceOptions, 'baseUrl'>) {
  const { address, close } = await startBackEnd({ origins: [APP], passwordCost: 2 });
  onTestFinished(close);
  return await runConformance({ baseUrl: address, ...options });
}

const idsThatAre = (outcome: string, { results }: Awaited<ReturnType<typeof check>>) =>
  results.filter((result) => result.outcome === outcome).map(({ id }) => id);

test('an independent implementation passes every check: no check requires more than the specification', async () => {
  const report = await check({ allowGenerate: true, origin: APP });
  const others = report.results.filter(({ outcome }) => outcome !== 'passed');
  expect(others).toEqual([]);
  expect(report.passed).toBeGreaterThan(60);
});

const packs = domain.TOKEN_PACKS.map(({ id, tokens }) => [id, tokens] as const);

test.each([
  ['STYLES', rules.STYLES, domain.STYLES],
  ['RATIOS', rules.RATIOS, domain.ASPECT_RATIOS],
  ['QUALITIES', rules.QUALITIES, domain.QUALITIES],
  ['MEDIA_TYPES', rules.MEDIA_TYPES, domain.MEDIA_TYPES],
  ['PROMPT_MAX_LENGTH', rules.PROMPT_MAX_LENGTH, domain.PROMPT_MAX_LENGTH],
  ['LANGUAGES', rules.LANGUAGES, domain.LANGUAGES],
  ['PACK_TOKENS, in checkout.ts instead', PACK_TOKENS, Object.fromEntries(packs)],
])('its %s of rules.ts are those of packages/domain', (_name, own, ours) => expect(own).toEqual(ours));

test('checks that are not allowed are skipped, and no other result is reported', async () => {
  expect(await check({})).toMatchObject({ failed: 0, warned: 0 });
  expect(await check({ readOnly: true })).toMatchObject({ failed: 0, warned: 0 });
});

test('an unknown origin breaks the CORS checks, and all writes of its app', async () => {
  const ids = idsThatAre('failed', await check({ origin: 'http://localhost:9999' }));
  expect(ids).toEqual(expect.arrayContaining(['cors.answer', 'cors.preflight', 'session.register.answer']));
});
