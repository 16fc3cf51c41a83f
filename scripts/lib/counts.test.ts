import { expect, test } from 'vitest';
import { countStep, readers } from './counts.mjs';

test("vitest's report is counted, and what was skipped has failed", () => {
  const report = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
  expect(readers.vitest(report)).toEqual({ passed: 7, failed: 4 });
});

test("playwright's report is counted, and what was flaky or skipped has failed", () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 1 } };
  expect(readers.playwright(report)).toEqual({ passed: 5, failed: 3 });
});

test.each([
  ['all passed', 0, { passed: 3, failed: 0 }, { passed: 3, failed: 0 }],
  ['one failed', 1, { passed: 2, failed: 1 }, { passed: 2, failed: 1 }],
  ['a file did not load', 1, { passed: 3, failed: 0 }, { passed: 3, failed: 1 }],
  ['nothing ran', 0, { passed: 0, failed: 0 }, { passed: 0, failed: 1 }],
  ['no report was written', 1, undefined, { passed: 0, failed: 1 }],
])('%s', (_, code, told, count) => expect(countStep(code, told)).toEqual(count));
