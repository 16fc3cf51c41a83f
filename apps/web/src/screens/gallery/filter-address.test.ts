import type { GalleryFilter } from '@product/domain';
import { expect, test } from 'vitest';
import { readFilter, writeFilter } from './filter-address';

test('a filter is read as it was written to an address, and other parameters stay', () => {
  const filter: GalleryFilter = {
    query: 'café & rain',
    style: 'anime',
    aspectRatio: '16:9',
    mediaType: 'video',
    visibility: 'private',
    liked: true,
    sort: 'title',
    whole: true,
  };
  const search = writeFilter(new URLSearchParams('tab=mine&creation=7'), filter);
  expect(readFilter(new URLSearchParams(search.toString()))).toEqual(filter);
  expect(search.get('tab')).toBe('mine');
  expect(writeFilter(search, {}).toString()).toBe('tab=mine&creation=7');
});

test('invalid parameters of an address filter nothing', () => {
  const search = new URLSearchParams('medium=hologram&visibility=secret&sort=random&q=');
  expect(Object.values(readFilter(search)).filter(Boolean)).toEqual([]);
});
