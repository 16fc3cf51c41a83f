// @vitest-environment happy-dom
import type { GalleryTab } from '@product/ui';
import { act } from 'react';
import { expect, test } from 'vitest';
import { openAt } from '../../testing/hook-at-address';
import { useGalleryTab } from './use-gallery-tab';

/** The gallery at an address, for a visitor or for a user. */
async function open(query: string, isSignedIn: boolean) {
  const { address, current } = await openAt(query, () => useGalleryTab(isSignedIn));
  return {
    address,
    tab: () => current()[0],
    choose: (tab: GalleryTab) => act(async () => current()[1](tab)),
  };
}

test('choosing the open tab keeps the other parameters of the address', async () => {
  const gallery = await open('q=rain&style=anime&creation=7', false);
  expect(gallery.tab()).toBe('community');
  await gallery.choose('community');
  expect(gallery.address()).toBe('q=rain&style=anime&creation=7&tab=community');
});

test('choosing another tab removes the filter from the address', async () => {
  const gallery = await open('q=rain&style=anime', true);
  await gallery.choose('community');
  expect(gallery.tab()).toBe('community');
  expect(gallery.address()).toBe('tab=community');
});
