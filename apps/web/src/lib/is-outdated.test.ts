// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { isOutdated } from './is-outdated';

const CODE = 'https://studio.example/assets/index-C1QLawj.js';
const page = (entry: string) => `<script type="module" src="/assets/index-${entry}.js"></script>`;

function open(answer: () => Promise<Response>, type: NavigationTimingType = 'navigate', age = 60_000) {
  vi.stubGlobal('fetch', answer);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never]);
  vi.spyOn(performance, 'now').mockReturnValue(age);
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a page that names other code is a newer version', async () => {
  open(async () => new Response(page('BkX--gk')));
  expect(await isOutdated(CODE)).toBe(true);
});

test('a page that names this code is the current version', async () => {
  open(async () => new Response(page('C1QLawj')));
  expect(await isOutdated(CODE)).toBe(false);
});

test('without a response the page counts as current', async () => {
  open(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await isOutdated(CODE)).toBe(false);
  open(async () => new Response('', { status: 503 }));
  expect(await isOutdated(CODE)).toBe(false);
});

test('right after a reload the page is not reloaded again', async () => {
  open(async () => new Response(page('BkX--gk')), 'reload', 2_000);
  expect(await isOutdated(CODE)).toBe(false);
  open(async () => new Response(page('BkX--gk')), 'reload');
  expect(await isOutdated(CODE)).toBe(true);
});
