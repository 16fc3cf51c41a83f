// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { GalleryGrid } from './gallery-grid';

const wall = (count: number) => (
  <GalleryGrid
    items={Array.from({ length: count }, (_, id) => ({ id }))}
    renderCard={({ id }) => `Piece ${id}`}
  />
);

const drawn = (html: string) => {
  document.body.innerHTML = html;
  return [...document.querySelectorAll('li')];
};

afterEach(() => vi.unstubAllGlobals());

test('a server draws a first window of a long list, each card with its place', () => {
  const cells = drawn(renderToString(wall(100_000)));
  expect(cells).toHaveLength(24);
  expect(cells[23]?.getAttribute('aria-posinset')).toBe('24');
  expect(cells[23]?.getAttribute('aria-setsize')).toBe('100000');
});

test('up to sixty are drawn all, and the browser counts them', () => {
  const cells = drawn(renderToString(wall(60)));
  expect(cells).toHaveLength(60);
  expect(cells[0]?.hasAttribute('aria-setsize')).toBe(false);
});

test('a page that came from a server is taken over as it is, also where nothing is laid out', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = `<main>${renderToString(wall(1_000))}</main>`;
  const complaints: unknown[] = [];
  const main = document.body.firstElementChild ?? document.body;
  const root = await act(() =>
    hydrateRoot(main, wall(1_000), { onRecoverableError: (error) => complaints.push(error) }),
  );
  expect(complaints).toEqual([]);
  expect(document.querySelectorAll('li')).toHaveLength(24);
  act(() => root.unmount());
});
