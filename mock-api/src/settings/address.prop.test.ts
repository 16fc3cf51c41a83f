import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { scenarios, type ScenarioName } from '../scenarios';
import { CREDIT_TIMES } from '../state';
import { readSettings, writeSettings } from './address';
import type { MockSettings } from './settings';

const FAULTS = [
  'F01',
  'F13:generation.create',
  'F05:creations.list@2x3',
  'F01@4~0.25',
  'F35.4:checkout.buyTokens',
];

const settings: fc.Arbitrary<MockSettings> = fc.record(
  {
    scenario: fc.constantFrom(...(Object.keys(scenarios) as ScenarioName[])),
    as: fc.oneof(fc.string({ unit: 'grapheme', minLength: 1 }), fc.constant(null)),
    faults: fc.uniqueArray(fc.constantFrom(...FAULTS), { minLength: 1 }),
    latency: fc.nat(600_000),
    delay: fc.nat(600_000),
    credit: fc.constantFrom(...CREDIT_TIMES),
  },
  { requiredKeys: [] },
);

const otherParams = fc.dictionary(fc.constantFrom('tab', 'package', 'plan', 'session_id', 'q'), fc.string());

/** A `warn` callback that fails the test: no warning is expected. */
const failOnWarning = (sentence: string) => expect.unreachable(sentence);

test("the mock's settings in a query are read back as written, beside other parameters", () => {
  fc.assert(
    fc.property(settings, settings, otherParams, (expected, before, others) => {
      const query = writeSettings(expected, writeSettings(before, new URLSearchParams(others).toString()));
      expect(readSettings(query, failOnWarning)).toEqual(expected);
      const params = new URLSearchParams(query);
      for (const [name, value] of Object.entries(others)) expect(params.getAll(name)).toEqual([value]);
    }),
  );
});

test('any query is read without an exception', () => {
  const pair = fc.tuple(
    fc.constantFrom('scenario', 'as', 'fault', 'latency', 'delay', 'credit', '__proto__', 'constructor'),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(pair), (pairs) => {
      const read = readSettings(new URLSearchParams(pairs).toString(), () => undefined);
      expect(readSettings(writeSettings(read), failOnWarning)).toEqual(read);
    }),
  );
});
