import { expect } from 'storybook/test';
import { focusedNear } from '../../packages/ui/src/lib/layer-focus';
import { offsetOf, scrollerOf, shownIn } from '../../packages/ui/src/lib/scroller';
import { find, nextFrame, press, until } from './attempts';

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
/** Cells that a window of any height needs. */
const MOST_CELLS = 80;

/** Forty positions: steps of a wheel, and jumps between them. */
const POSITIONS = Array.from({ length: 40 }, (_, sample) =>
  sample % 8 === 7 ? ((sample * 37) % 100) / 100 : ((sample - (sample % 8)) * 2 + (sample % 8) / 4) / 100,
);

/** Scrolls a grid of many items, which is never blank where it is shown, and moves through it by keys. */
export async function scrollGrid(piece: HTMLElement) {
  const grid = find(piece, '[role=list]');
  await until('a grid with few cells', () => grid.children.length < MOST_CELLS);
  const scroller = scrollerOf(grid);
  for (const position of POSITIONS) {
    scroller.scrollTo(0, position * grid.offsetHeight);
    await nextFrame(grid);
    await expect(blankIn(grid)).toBeLessThanOrEqual(BETWEEN_ROWS);
  }
  scroller.scrollTo(0, 0);
  const linkOf = (index: number) =>
    grid.querySelector<HTMLElement>(`[data-index="${index}"] [data-grid-item]`);
  (await until('the first card', () => linkOf(0))).focus();
  for (const [key, index] of [
    ['End', Number(grid.firstElementChild!.ariaSetSize) - 1],
    ['Home', 0],
    ['ArrowDown', getComputedStyle(grid).gridTemplateColumns.split(' ').length],
  ] as const) {
    press(focusedNear(grid)!, key);
    await until(`the focus on the card of ${key}, in sight`, () => {
      const link = linkOf(index);
      if (!link || focusedNear(grid) !== link || blankIn(grid) > BETWEEN_ROWS) return false;
      const { top, bottom } = link.getBoundingClientRect();
      const shown = shownIn(scroller);
      return bottom > shown.top && top < shown.top + shown.height;
    });
  }
  await expect(grid.children.length).toBeLessThan(MOST_CELLS);
  scroller.scrollTo(0, 0);
  await until('the start of the grid', () => offsetOf(scroller) === 0);
}
