import { expect, test } from 'vitest';
import { formatJUnit, formatReport, type Report } from './report';

const report: Report = {
  baseUrl: 'http://localhost:8000/?a&b',
  results: [
    { id: 'a', says: 'Kept.', outcome: 'kept' },
    { id: 'b', says: 'Broken "rule".', outcome: 'broken', expected: '<200>', came: 'a\u0000b\uD83D' },
    { id: 'c', says: 'Advised.', outcome: 'advised', expected: '400', came: '422' },
    { id: 'd', says: 'Skipped.', outcome: 'skipped', reason: 'not allowed' },
  ],
  kept: 1,
  broken: 1,
  advised: 1,
  skipped: 1,
  leftBehind: [],
};

test('JUnit XML has a case for each rule, and only characters that XML allows', () => {
  expect(formatJUnit(report).split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites tests="4" failures="1" skipped="1">',
    '  <testsuite name="http://localhost:8000/?a&amp;b" tests="4" failures="1" skipped="1" errors="0">',
    '    <testcase classname="conformance" name="a: Kept."/>',
    '    <testcase classname="conformance" name="b: Broken &quot;rule&quot;."><failure message="expected &lt;200&gt;; came     a\ufffdb\ufffd"/></testcase>',
    '    <testcase classname="conformance" name="c: Advised."><system-out>expected 400; came     422</system-out></testcase>',
    '    <testcase classname="conformance" name="d: Skipped."><skipped message="skipped: not allowed"/></testcase>',
    '  </testsuite>',
    '</testsuites>',
  ]);
});

test('the table marks each outcome, and lists what is not tried', () => {
  const text = formatReport(report);
  expect(text.match(/^[✓✗!–] \w/gm)).toEqual(['✓ a', '✗ b', '! c', '– d']);
  expect(text).toContain(
    '1 kept, 1 broken, 1 advised, 1 skipped.\nNot tried, since no call shows it: payments',
  );
});
