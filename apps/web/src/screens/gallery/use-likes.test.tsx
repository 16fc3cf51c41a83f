// @vitest-environment happy-dom
import type { Id } from '@product/api-client';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearUserData } from '../../lib/clear-user-data';
import { useLikes } from './use-likes';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

type User = Parameters<typeof useLikes>;

/** Renders the hook for one user, in a browser that several users share. */
async function open(...user: User) {
  let likes!: ReturnType<typeof useLikes>;
  function Gallery({ user }: { user: User }) {
    likes = useLikes(...user);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const show = (...next: User) => act(async () => root.render(<Gallery user={next} />));
  await show(...user);
  return {
    likes: () => likes,
    isLiked: (id: Id) => likes.isLiked(id),
    toggle: (id: Id) => act(async () => likes.toggle(id)),
    show,
    close: () => act(async () => root.unmount()),
  };
}

test('a like is stored for its user, and is not shown to other users of the browser', async () => {
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

test('likes pressed while the user loads are stored for that user only', async () => {
  const before = await open(1);
  await before.toggle(8);
  await before.close();
  const gallery = await open(undefined, true);
  await gallery.toggle(7);
  await gallery.toggle(8);
  expect(gallery.isLiked(7)).toBe(true);
  await gallery.show(1, false);
  expect([7, 8, 9].map(gallery.isLiked)).toEqual([true, true, false]);
  for (const other of [2, undefined]) {
    await gallery.show(other, false);
    expect([7, 8].map(gallery.isLiked), `to ${other}`).toEqual([false, false]);
  }
  await gallery.show(1, false);
  expect([7, 8].map(gallery.isLiked)).toEqual([true, true]);
  await gallery.close();
});

test('no card is rendered again when a visitor has been recognised as one', async () => {
  const gallery = await open(undefined, true);
  const before = gallery.likes();
  await gallery.show(undefined, false);
  expect(gallery.likes()).toBe(before);
  await gallery.close();
});

test("likes pressed while the user loads are the visitor's if no user is signed in", async () => {
  const gallery = await open(undefined, true);
  await gallery.toggle(7);
  await gallery.show(undefined, false);
  await gallery.close();
  const again = await open(undefined);
  expect(again.isLiked(7)).toBe(true);
  await again.close();
});

test('likes pressed while the user loads are kept when the gallery unmounts first', async () => {
  const before = await open(undefined, true);
  await before.toggle(7);
  await before.close();
  const gallery = await open(1);
  expect(gallery.isLiked(7)).toBe(true);
  await gallery.close();
  const other = await open(2);
  expect(other.isLiked(7)).toBe(false);
  await other.close();
});

test('likes pressed before the user was known are removed by a logout', async () => {
  const before = await open(undefined, true);
  await before.toggle(7);
  await before.close();
  clearUserData();
  const gallery = await open(2);
  expect(gallery.isLiked(7)).toBe(false);
  await gallery.close();
});
