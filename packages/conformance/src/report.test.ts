import { expect, test } from 'vitest';
import { failedReport, formatJUnit, formatReport, type Report } from './report';

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
      curl: "curl 'http://localhost:8000/?a&b'",
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
  checkoutOrigins: ['https://pay.example'],
};

test('JUnit XML has a case for each rule, and only characters that XML allows', () => {
  expect(formatJUnit(report).split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites tests="4" failures="1" skipped="1" errors="0">',
    '  <testsuite name="http://localhost:8000/?a&amp;b" tests="4" failures="1" skipped="1" errors="0">',
    '    <testcase classname="conformance.answer" name="a: A rule."/>',
    '    <testcase classname="conformance.refusal" name="b: A &quot;rule&quot;."><failure message="expected &lt;200&gt;; received a\ufffdb\ufffd">curl \'http://localhost:8000/?a&amp;b\'</failure></testcase>',
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
  expect(text).toContain('Checkouts are at https://pay.example. ');
  expect(text).toMatch(/^ +curl 'http:\/\/localhost:8000\/\?a&b'$/m);
});

test('a run that ended early is an error, after the rules that were tried', () => {
  const ended = { ...report, error: 'interrupted: 4 of 9 rules were tried' };
  expect(formatReport(ended)).toContain('The run has ended early: interrupted: 4 of 9 rules were tried.');
  const xml = formatJUnit(ended);
  expect(xml).toContain('<testsuites tests="5" failures="1" skipped="1" errors="1">');
  expect(xml).toContain('name="the run"><error message="interrupted: 4 of 9 rules were tried"/></testcase>');
});

test('a run that could not begin is an error alone', () => {
  expect(formatJUnit(failedReport('', 'No "answer".'))).toContain(
    '<testsuites tests="1" failures="0" skipped="0" errors="1">\n  <testsuite name="conformance" ',
  );
  expect(formatReport(failedReport('http://a.example', 'No answer'))).toContain('ended early: No answer.');
});
