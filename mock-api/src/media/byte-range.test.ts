import { expect, test } from 'vitest';
import { readRange } from './byte-range';

const SIZE = 1000;

test.each([
  ['bytes=0-', { start: 0, end: 1000 }],
  ['bytes=0-0', { start: 0, end: 1 }],
  ['bytes=100-199', { start: 100, end: 200 }],
  ['bytes=999-999', { start: 999, end: 1000 }],
  ['bytes=900-5000', { start: 900, end: 1000 }],
  ['bytes=0-99999999999999999999999999', { start: 0, end: 1000 }],
  ['bytes=-1', { start: 999, end: 1000 }],
  ['bytes=-5000', { start: 0, end: 1000 }],
  ['Bytes = 5 - 9', { start: 5, end: 10 }],
])('%s selects a part of the file', (header, range) => {
  expect(readRange(header, SIZE)).toEqual(range);
});

test.each([
  null,
  '',
  'bytes',
  'bytes=',
  'bytes=-',
  'bytes=a-b',
  'bytes=1.5-2',
  'bytes=--5',
  'bytes=9-5',
  'bytes=5',
  'bytes=0-1,5-6',
  'items=0-5',
  '0-5',
])('%o selects the whole file', (header) => {
  expect(readRange(header, SIZE)).toBe('whole');
});

test.each(['bytes=1000-', 'bytes=1000-1001', 'bytes=99999999999999999999-', 'bytes=-0'])(
  '%s lies outside the file',
  (header) => {
    expect(readRange(header, SIZE)).toBe('none');
  },
);

test('every range lies outside an empty file', () => {
  expect(readRange('bytes=0-', 0)).toBe('none');
  expect(readRange('bytes=-5', 0)).toBe('none');
});
