import { expect, test } from 'vitest';
import {
  findBuildPaths,
  findMockCode,
  findForbiddenContent,
  findMisplacedWorkers,
  initialScripts,
} from './bundle.ts';

const demo = { 'assets/mock.js': 'start("/mockServiceWorker.js")' };
const find = (production: Record<string, string>) => findMockCode(production, demo, ['mockServiceWorker']);

test('a production build without markers of the mock passes', () => {
  expect(find({ 'assets/index.js': 'render()' })).toEqual([]);
});

test('a marker in a file or in its name is found', () => {
  expect(
    find({ 'assets/index.js': 'navigator.serviceWorker.register("mockServiceWorker.js")' }),
  ).toHaveLength(1);
  expect(find({ 'mockServiceWorker.js': '' })).toHaveLength(1);
});

test('a marker that is missing in the demo is reported', () => {
  expect(findMockCode({}, demo, ['something else'])).toHaveLength(1);
});

test('a service worker is required in production and forbidden in the demo', () => {
  const worker = { 'service-worker.js': 'precache([])' };
  expect(findMisplacedWorkers(worker, demo)).toEqual([]);
  expect(findMisplacedWorkers({}, demo)).toEqual([expect.stringContaining('Production has no')]);
  expect(findMisplacedWorkers(worker, worker)).toEqual([expect.stringContaining('The demo has')]);
});

test('files with external scripts and without build paths pass', () => {
  const page =
    '<head><meta charset="utf-8"></head><script src="/theme.js"></script><script type="application/ld+json">{}</script><p data-style="x">';
  expect(findForbiddenContent({ 'index.html': page, 'assets/index.js': 'render()' })).toEqual([]);
});

test.each([
  ['assets/index.js.map', '{}', 'source map'],
  ['assets/index.js', 'a()\n//# sourceMappingURL=index.js.map', 'source map'],
  ['index.html', '<script>go()</script>', 'inline script'],
  ['index.html', '<script type="module">go()</script>', 'inline script'],
  ['pricing/index.html', '<style>p{}</style>', 'inline style or handler'],
  ['index.html', '<p class="a" style="color:red">', 'inline style or handler'],
  ['index.html', '<body onload="go()">', 'inline style or handler'],
  [
    'index.html',
    `<head><script data-words="${'é'.repeat(512)}" src="/a.js"></script><meta charset="utf-8">`,
    'UTF-8',
  ],
])('%s with %s is reported', (file, text, why) => {
  expect(findForbiddenContent({ [file]: text })).toEqual([expect.stringContaining(why)]);
});

test('the folder that a site was built in is reported', () => {
  const site = { 'assets/index.js': 'const at="/home/me/app.ts"', 'index.html': '<p>at home</p>' };
  expect(findBuildPaths(site, '/home/me')).toEqual([expect.stringContaining('assets/index.js')]);
});

test('the initial scripts of a page are its first script, the entry, the screen and their static imports, without dynamic ones', () => {
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
