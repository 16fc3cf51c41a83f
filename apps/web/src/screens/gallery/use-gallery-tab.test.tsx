// @vitest-environment happy-dom
import type { GalleryTab } from '@product/ui';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryRouter, useSearchParams } from '../../core/router';
import { useGalleryTab } from './use-gallery-tab';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => void vi.unstubAllGlobals());

/** The gallery at an address, for a visitor or for a user. */
async function open(search: string, isSignedIn: boolean) {
  let address = '';
  let gallery!: ReturnType<typeof useGalleryTab>;
  function Gallery() {
    const [parameters] = useSearchParams();
    address = parameters.toString();
    gallery = useGalleryTab(isSignedIn);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={[`/gallery?${search}`]} useTransitions={false}>
        <Gallery />
      </MemoryRouter>,
    ),
  );
  return {
    address: () => address,
    tab: () => gallery[0],
    choose: (tab: GalleryTab) => act(async () => gallery[1](tab)),
  };
}

test('choosing the open tab keeps the other parameters of the address', async () => {
  const gallery = await open('q=rain&style=anime&piece=7', false);
  expect(gallery.tab()).toBe('community');
  await gallery.choose('community');
  expect(gallery.address()).toBe('q=rain&style=anime&piece=7&tab=community');
});

test('choosing another tab removes the filter from the address', async () => {
  const gallery = await open('q=rain&style=anime', true);
  await gallery.choose('community');
  expect(gallery.tab()).toBe('community');
  expect(gallery.address()).toBe('tab=community');
});
