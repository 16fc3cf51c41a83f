import { expect, test } from 'vitest';
import { countStep, readers } from './counts.mjs';

test("vitest's report is counted, with skipped tests as failed", () => {
  const report = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
  expect(readers.vitest(report)).toMatchObject({ passed: 7, failed: 4 });
});

test("a test that passed only on vitest's retry is listed with its reason", () => {
  const tests = [
    { fullName: 'steady', status: 'passed', failureMessages: [] },
    {
      fullName: 'shaky',
      status: 'passed',
      failureMessages: ['Error: \nClick to debug it: /\n\nnot there yet\n    at a.ts:1'],
    },
    { fullName: 'broken', status: 'failed', failureMessages: ['never there'] },
  ];
  const report = { numPassedTests: 2, numFailedTests: 1, testResults: [{ assertionResults: tests }] };
  expect(readers.vitest(report)).toEqual({ passed: 2, failed: 1, retried: ['shaky\n    not there yet'] });
});

test("playwright's report is counted, with skipped tests as failed", () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 0, skipped: 1 } };
  expect(readers.playwright(report)).toEqual({ passed: 5, failed: 2, retried: [] });
});

test("a test that passed only on playwright's retry counts as passed, and is listed with its reason", () => {
  const results = [{ error: { message: '\u001b[31mError: too late\u001b[39m' } }];
  const spec = (title: string, status: string) => ({ title, tests: [{ status, results }] });
  const report = {
    stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 0 },
    suites: [{ specs: [spec('steady', 'expected')], suites: [{ specs: [spec('shaky', 'flaky')] }] }],
  };
  expect(readers.playwright(report)).toEqual({
    passed: 2,
    failed: 0,
    retried: ['shaky\n    Error: too late'],
  });
});

test.each([
  ['all passed', 0, { passed: 3, failed: 0 }, { passed: 3, failed: 0 }],
  ['one failed', 1, { passed: 2, failed: 1 }, { passed: 2, failed: 1 }],
  ['a file did not load', 1, { passed: 3, failed: 0 }, { passed: 3, failed: 1 }],
  ['nothing ran', 0, { passed: 0, failed: 0 }, { passed: 0, failed: 1 }],
  ['no report was written', 1, undefined, { passed: 0, failed: 1 }],
])('%s', (_, code, reported, count) => expect(countStep(code, reported)).toEqual(count));
