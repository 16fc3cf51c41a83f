import { expect, test } from 'vitest';
import { correctPath } from './address';

test.each([
  ['/', '/', '/'],
  ['/pricing', '/', '/pricing'],
  ['/pricing/', '/', '/pricing'],
  ['/legal/terms//', '/', '/legal/terms'],
  ['//', '/', '/'],
  ['/a/b', '/a/b/', '/a/b/'],
  ['/a/b/', '/a/b/', '/a/b/'],
  ['/a/b/pricing/', '/a/b/', '/a/b/pricing'],
  ['//elsewhere.example/', '/', '//elsewhere.example'],
])('%s below %s is corrected to %s', (pathname, base, corrected) => {
  expect(correctPath(pathname, base)).toBe(corrected);
});
