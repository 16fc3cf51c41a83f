import { expect, test } from 'vitest';
import { findMockCode, findUnfit, initialScripts } from './bundle.ts';

const demo = { 'assets/mock.js': 'start("/mockServiceWorker.js")' };
const find = (production: Record<string, string>) => findMockCode(production, demo, ['mockServiceWorker']);

test('a production build without a word of the mock is clean', () => {
  expect(find({ 'assets/index.js': 'render()' })).toEqual([]);
});

test('a word of the mock in a file, or as its name, is found', () => {
  expect(
    find({ 'assets/index.js': 'navigator.serviceWorker.register("mockServiceWorker.js")' }),
  ).toHaveLength(1);
  expect(find({ 'mockServiceWorker.js': '' })).toHaveLength(1);
});

test('a marker that the demo does not hold proves nothing, and is found', () => {
  expect(findMockCode({}, demo, ['something else'])).toHaveLength(1);
});

test('files that load their scripts and name no place are fit', () => {
  const fit =
    '<head><meta charset="utf-8"></head><script src="/theme.js"></script><script type="application/ld+json">{}</script><p data-style="x">';
  expect(findUnfit({ 'index.html': fit, 'assets/index.js': 'render()' }, '/home/me')).toEqual([]);
});

test.each([
  ['assets/index.js.map', '{}', 'source map'],
  ['assets/index.js', 'a()\n//# sourceMappingURL=index.js.map', 'source map'],
  ['assets/index.js', 'const at="/home/me/app.ts"', 'where it was built'],
  ['index.html', '<script>go()</script>', 'has a script'],
  ['index.html', '<script type="module">go()</script>', 'has a script'],
  ['pricing/index.html', '<style>p{}</style>', 'a style or a handler'],
  ['index.html', '<p class="a" style="color:red">', 'a style or a handler'],
  ['index.html', '<body onload="go()">', 'a style or a handler'],
  [
    'index.html',
    `<head><script data-words="${'é'.repeat(512)}" src="/a.js"></script><meta charset="utf-8">`,
    'UTF-8',
  ],
])('%s with %s is unfit', (file, text, why) => {
  expect(findUnfit({ [file]: text }, '/home/me')).toEqual([expect.stringContaining(why)]);
});

test("a page's scripts are its first one, the entry, the screen and all they import, but not what they load later", () => {
  const site = {
    'index.html':
      '<script src="/first.js"></script><script type="module" crossorigin src="/assets/index-1.js"></script>',
    'first.js': '',
    'assets/index-1.js': 'import{a}from"./react-2.js";const b=()=>import("./gallery-3.js")',
    'assets/react-2.js': '',
    'assets/gallery-3.js': '',
    'assets/landing.screen-4.js': 'import"./card-5.js"',
    'assets/card-5.js': '',
  };
  expect(initialScripts(site, 'landing.screen').sort()).toEqual([
    'assets/card-5.js',
    'assets/index-1.js',
    'assets/landing.screen-4.js',
    'assets/react-2.js',
    'first.js',
  ]);
});
