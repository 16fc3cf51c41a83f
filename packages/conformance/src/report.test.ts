import { expect, test } from 'vitest';
import { formatJUnit, formatReport, type Report } from './report';

const report: Report = {
  baseUrl: 'http://localhost:8000/?a&b',
  results: [
    { id: 'a', kind: 'answer', description: 'A rule.', outcome: 'passed' },
    {
      id: 'b',
      kind: 'refusal',
      description: 'A "rule".',
      outcome: 'failed',
      expected: '<200>',
      received: 'a\u0000b\uD83D',
    },
    {
      id: 'c',
      kind: 'refusal',
      description: 'Another.',
      outcome: 'warned',
      expected: '400',
      received: '422',
    },
    { id: 'd', kind: 'balance', description: 'The last.', outcome: 'skipped', reason: 'not allowed' },
  ],
  passed: 1,
  failed: 1,
  warned: 1,
  skipped: 1,
  leftBehind: [],
};

test('JUnit XML has a case for each rule, and only characters that XML allows', () => {
  expect(formatJUnit(report).split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites tests="4" failures="1" skipped="1">',
    '  <testsuite name="http://localhost:8000/?a&amp;b" tests="4" failures="1" skipped="1" errors="0">',
    '    <testcase classname="conformance.answer" name="a: A rule."/>',
    '    <testcase classname="conformance.refusal" name="b: A &quot;rule&quot;."><failure message="expected &lt;200&gt;; received a\ufffdb\ufffd"/></testcase>',
    '    <testcase classname="conformance.refusal" name="c: Another."><system-out>expected 400; received 422</system-out></testcase>',
    '    <testcase classname="conformance.balance" name="d: The last."><skipped message="skipped: not allowed"/></testcase>',
    '  </testsuite>',
    '</testsuites>',
  ]);
});

test('the table marks each outcome, and lists what is not tried', () => {
  const text = formatReport(report);
  expect(text.match(/^[✓✗!–] \w/gm)).toEqual(['✓ a', '✗ b', '! c', '– d']);
  expect(text).toContain(
    '1 passed, 1 failed, 1 warned, 1 skipped.\nNot tried, since no call shows it: payments',
  );
});
