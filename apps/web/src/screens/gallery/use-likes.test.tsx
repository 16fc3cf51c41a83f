// @vitest-environment happy-dom
import type { Id } from '@product/api-client';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLikes } from './use-likes';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Renders the hook for one user, in a browser that several users share. */
async function open(userId: Id | undefined) {
  let likes!: ReturnType<typeof useLikes>;
  function Gallery() {
    likes = useLikes(userId);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Gallery />));
  return {
    isLiked: (id: Id) => likes.isLiked(id),
    toggle: (id: Id) => act(async () => likes.toggle(id)),
    close: () => act(async () => root.unmount()),
  };
}

test("a like is its person's: it is found again, and no other person on this browser sees it", async () => {
  const first = await open(1);
  await first.toggle(7);
  expect(first.isLiked(7)).toBe(true);
  await first.close();
  for (const other of [2, undefined]) {
    const gallery = await open(other);
    expect(gallery.isLiked(7), `to ${other}`).toBe(false);
    await gallery.close();
  }
  const again = await open(1);
  expect(again.isLiked(7)).toBe(true);
  await again.toggle(7);
  expect(again.isLiked(7)).toBe(false);
  await again.close();
});
