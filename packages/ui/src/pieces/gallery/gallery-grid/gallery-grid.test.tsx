// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { GalleryGrid } from './gallery-grid';

const grid = (count: number) => (
  <GalleryGrid
    items={Array.from({ length: count }, (_, id) => ({ id }))}
    renderCard={({ id }) => `Piece ${id}`}
  />
);

const cellsOf = (html: string) => {
  document.body.innerHTML = html;
  return [...document.querySelectorAll('li')];
};

afterEach(() => vi.unstubAllGlobals());

test('a server renders the first cards of a long list, each with its position in the list', () => {
  const cells = cellsOf(renderToString(grid(100_000)));
  expect(cells).toHaveLength(24);
  expect(cells[23]?.getAttribute('aria-posinset')).toBe('24');
  expect(cells[23]?.getAttribute('aria-setsize')).toBe('100000');
});

test('all of 60 cards are rendered, without positions', () => {
  const cells = cellsOf(renderToString(grid(60)));
  expect(cells).toHaveLength(60);
  expect(cells[0]?.hasAttribute('aria-setsize')).toBe(false);
});

test('HTML from a server is hydrated without an error where there is no layout', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = `<main>${renderToString(grid(1_000))}</main>`;
  const errors: unknown[] = [];
  const main = document.body.firstElementChild ?? document.body;
  const root = await act(() =>
    hydrateRoot(main, grid(1_000), { onRecoverableError: (error) => errors.push(error) }),
  );
  expect(errors).toEqual([]);
  expect(document.querySelectorAll('li')).toHaveLength(24);
  act(() => root.unmount());
});
