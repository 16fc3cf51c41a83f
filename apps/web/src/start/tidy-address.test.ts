// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost/" }
import { expect, test } from 'vitest';
import { tidyAddress } from './tidy-address';

test.each([
  ['/', '/Gallery', '/gallery'],
  ['/', '/GENERATE?style=Anime#End', '/generate?style=Anime#End'],
  ['/', '/Legal/Privacy/', '/legal/privacy'],
  ['/', '/buy-tokens/success/', '/buy-tokens/success'],
  ['/studio/', '/studio/Pricing', '/studio/pricing'],
  ['/studio/', '/Studio/', '/Studio/'],
  // Not a path of ours: its screen shows it as it is.
  ['/', '/Nothing/Here', '/Nothing/Here'],
])('below %s the address %s becomes %s', (basename, address, tidy) => {
  history.replaceState({ idx: 1 }, '', address);
  tidyAddress(basename);
  const { pathname, search, hash } = window.location;
  expect(pathname + search + hash).toBe(tidy);
  expect(history.state).toEqual({ idx: 1 });
});
