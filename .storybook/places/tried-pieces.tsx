import { GalleryCard, GalleryGrid, RadioGroup, RadioOption, ResultStrip } from '@product/ui';
import type { ReactNode } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { focusedNear } from '../../packages/ui/src/lib/layer-focus';
import { offsetOf, scrollerOf, shownIn } from '../../packages/ui/src/lib/scroller';
import { PICTURES } from '../../packages/ui/src/pieces/creation/stories/pictures';

const ITEMS = Array.from({ length: 2_000 }, (_, id) => ({ id, title: `Piece ${id}`, isPublic: true }));

const press = (element: Element, key: string) =>
  element.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
  );

const nextFrame = (element: Element) =>
  new Promise((resolve) => (element.ownerDocument.defaultView ?? window).requestAnimationFrame(resolve));

/** Height that is blank at the edges of what the scroller shows of a grid. */
function blankIn(grid: Element) {
  const shown = shownIn(scrollerOf(grid));
  const [top, bottom] = [shown.top, shown.top + shown.height];
  const area = grid.getBoundingClientRect();
  const boxes = [...grid.children]
    .map((cell) => cell.getBoundingClientRect())
    .filter((box) => box.bottom > top && box.top < bottom);
  const above = Math.min(...boxes.map((box) => box.top)) - Math.max(top, area.top);
  const below = Math.min(bottom, area.bottom) - Math.max(...boxes.map((box) => box.bottom));
  return boxes.length === 0 ? shown.height : Math.max(above, below);
}

const BETWEEN_ROWS = 32;

/** Forty positions: steps of a wheel, and jumps between them. */
const POSITIONS = Array.from({ length: 40 }, (_, sample) =>
  sample % 8 === 7 ? ((sample * 37) % 100) / 100 : ((sample - (sample % 8)) * 2 + (sample % 8) / 4) / 100,
);

async function scrollGrid(piece: HTMLElement) {
  const grid = within(piece).getByRole('list');
  await waitFor(() => expect(grid.children.length).toBeLessThan(80));
  const scroller = scrollerOf(grid);
  for (const position of POSITIONS) {
    scroller.scrollTo(0, position * grid.offsetHeight);
    await nextFrame(grid);
    await expect(blankIn(grid)).toBeLessThanOrEqual(BETWEEN_ROWS);
  }
  scroller.scrollTo(0, 0);
  const linkOf = (index: number) =>
    grid.querySelector<HTMLElement>(`[data-index="${index}"] [data-grid-item]`);
  await waitFor(() => expect(linkOf(0)).toBeTruthy());
  linkOf(0)!.focus();
  for (const [key, index] of [
    ['End', ITEMS.length - 1],
    ['Home', 0],
    ['ArrowDown', getComputedStyle(grid).gridTemplateColumns.split(' ').length],
  ] as const) {
    press(focusedNear(grid)!, key);
    await waitFor(() => expect(focusedNear(grid)).toBe(linkOf(index)));
    await waitFor(() => {
      const { top, bottom } = linkOf(index)!.getBoundingClientRect();
      const shown = shownIn(scroller);
      expect(bottom).toBeGreaterThan(shown.top);
      expect(top).toBeLessThan(shown.top + shown.height);
      expect(blankIn(grid)).toBeLessThanOrEqual(BETWEEN_ROWS);
    });
  }
  await expect(grid.children.length).toBeLessThan(80);
  scroller.scrollTo(0, 0);
  await waitFor(() => expect(offsetOf(scroller)).toBe(0));
}

interface TriedPiece {
  piece: ReactNode;
  attempt: (piece: HTMLElement) => Promise<void>;
}

/** Pieces that open, scroll, measure or listen, each with what it does in every place. */
export const TRIED_PIECES: Record<string, TriedPiece> = {
  GalleryGrid: {
    piece: (
      <GalleryGrid
        items={ITEMS}
        renderCard={(creation) => (
          <GalleryCard creation={creation} src={PICTURES.realistic} href={`#${creation.id}`} />
        )}
      />
    ),
    attempt: scrollGrid,
  },
  RadioGroup: {
    piece: (
      <RadioGroup aria-label="Shape" defaultValue="1">
        {['1', '2', '3'].map((value) => (
          <RadioOption key={value} value={value} label={value} />
        ))}
      </RadioGroup>
    ),
    attempt: async (piece) => {
      const [first, second] = within(piece).getAllByRole('radio');
      first!.focus();
      press(first!, 'ArrowDown');
      await waitFor(() => expect(second).toBeChecked());
      await waitFor(() => expect(focusedNear(piece)).toBe(second));
    },
  },
  ResultStrip: {
    piece: (
      <ResultStrip
        results={['First', 'Second', 'Third'].map((label) => ({
          id: label,
          label,
          src: PICTURES.realistic,
          mediaType: 'image',
          saved: true,
        }))}
        selected="First"
        onCompare={() => undefined}
      />
    ),
    attempt: async (piece) => {
      const compare = within(piece).getByRole('button', { name: /compare/i });
      compare.focus();
      compare.click();
      await waitFor(() => expect(compare).toHaveAttribute('aria-pressed', 'true'));
      // In a dialog the key belongs to the dialog.
      if (piece.closest('[role=dialog]')) return;
      press(compare, 'Escape');
      await waitFor(() => expect(compare).toHaveAttribute('aria-pressed', 'false'));
    },
  },
};
