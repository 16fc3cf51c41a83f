// @vitest-environment happy-dom
import type { GalleryTab } from '@product/ui';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionFilters } from '../../lib/session-filters';
import { openAt } from '../../testing/hook-at-address';
import { useFilter } from './use-filter';

beforeEach(() => {
  vi.useFakeTimers();
  sessionFilters.clear();
});
afterEach(() => void vi.useRealTimers());

/** A tab of the gallery at an address. */
async function open(query: string, tab: GalleryTab) {
  const { address, current, go, unmount } = await openAt(query, () => useFilter(tab));
  return {
    address,
    go,
    unmount,
    filter: () => current()[0],
    change: (filter: ReturnType<typeof useFilter>[0]) => act(async () => current()[1](filter)),
    wait: (ms = 1000) => act(async () => vi.advanceTimersByTime(ms)),
  };
}

test('the filter of the address is that of the tab which it names', async () => {
  const gallery = await open('tab=mine&q=rain', 'mine');
  expect(gallery.filter()).toEqual({ query: 'rain' });
});

test('an address that names no tab filters the open one', async () => {
  const gallery = await open('q=rain', 'community');
  expect(gallery.filter()).toEqual({ query: 'rain' });
});

test('while the user is loading, the tab of visitors leaves the filter of My Creations in the address', async () => {
  const { address } = await openAt('tab=mine&q=rain', () => useFilter('community', false));
  await act(async () => vi.advanceTimersByTime(1000));
  expect(address()).toBe('tab=mine&q=rain');
});

test('after a logout the filter of My Creations neither applies nor stays in the address', async () => {
  const gallery = await open('tab=mine&q=secret', 'community');
  expect(gallery.filter()).toEqual({});
  await gallery.wait();
  expect(gallery.address()).toBe('tab=mine');
});

test('a typed search is written to the address after a delay, with its tab', async () => {
  const gallery = await open('', 'mine');
  await gallery.change({ query: 'rain', sort: 'newest' });
  await gallery.wait(0);
  expect(gallery.address()).toBe('');
  await gallery.wait();
  expect(new URLSearchParams(gallery.address())).toEqual(new URLSearchParams('tab=mine&q=rain'));
});

test('a choice is written to the address at once, with a search that was typed before', async () => {
  const gallery = await open('tab=mine&style=anime', 'mine');
  await gallery.change({ style: 'anime', query: 'rain' });
  await gallery.change({ style: 'sketch', query: 'rain' });
  await gallery.wait(0);
  expect(gallery.address()).toBe('tab=mine&style=sketch&q=rain');
});

test.each([
  ['', 'tab=mine&creation=7', 'tab=mine&creation=7&q=rain'],
  ['tab=mine&style=anime', 'tab=mine&style=anime&creation=7', 'tab=mine&style=anime&creation=7&q=rain'],
])(
  'a search typed at "%s" is kept while a creation is opened before it was written',
  async (at, opened, written) => {
    const gallery = await open(at, 'mine');
    const typed = { ...gallery.filter(), query: 'rain' };
    await gallery.change(typed);
    await gallery.go(`/gallery?${opened}`);
    await gallery.wait();
    expect(gallery.address(), 'the address of the view').toBe(written);
    await gallery.go(-1);
    expect(gallery.filter()).toEqual(typed);
    await gallery.wait();
    expect(new URLSearchParams(gallery.address()).get('q')).toBe('rain');
  },
);

test('a search that was not written yet is there again after Back and Forward', async () => {
  const gallery = await open('tab=mine', 'mine');
  await gallery.go('/gallery?tab=mine&style=anime');
  await gallery.change({ style: 'anime', query: 'rain' });
  await gallery.go(-1);
  expect(gallery.filter()).toEqual({});
  await gallery.wait();
  expect(gallery.address()).toBe('tab=mine');
  await gallery.go(1);
  expect(gallery.filter()).toEqual({ style: 'anime', query: 'rain' });
});

test('the last keys of a search are there again on the entry of a screen that was left and opened again', async () => {
  const gallery = await open('tab=mine&q=rai', 'mine');
  await gallery.change({ query: 'rain' });
  await gallery.unmount();
  expect((await open('tab=mine&q=rai', 'mine')).filter()).toEqual({ query: 'rain' });
});
