import { expect, test } from 'vitest';
import { formatBaselines } from './baselines.ts';

test('a story is one line, in the order of the ids, so that a diff lists what has changed', () => {
  const baselines = {
    browser: '1.2',
    allAcceptedAt: '2026-05-04T03:02:01.000Z',
    stories: { b: { light: '02' }, a: { light: '01', phone: '03' } },
  };
  const text = formatBaselines(baselines);
  expect(JSON.parse(text)).toEqual(baselines);
  expect(text.split('\n').filter((line) => line.startsWith('    '))).toEqual([
    '    "a": {"light":"01","phone":"03"},',
    '    "b": {"light":"02"}',
  ]);
});
