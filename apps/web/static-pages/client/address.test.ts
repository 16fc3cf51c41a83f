import { expect, test } from 'vitest';
import { tidyPath } from './address';

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
])('%s below %s is written %s', (pathname, base, tidy) => {
  expect(tidyPath(pathname, base)).toBe(tidy);
});
