import { expect } from 'storybook/test';
import { lineage } from '../../packages/ui/src/lib/place';
import { scrollerOf, shownIn } from '../../packages/ui/src/lib/scroller';
import { click, find, press, until, type Attempt } from './attempts';

/** A bar is where its scroller shows it, however long its content is. Windows lower than 30rem have none that stick. */
export const sticks =
  (selector: string, edge: 'top' | 'bottom'): Attempt =>
  async (piece) => {
    const bar = find(piece, selector);
    const scroller = scrollerOf(bar);
    const container = lineage(bar.parentElement).find((each) => getComputedStyle(each).overflowY === 'auto');
    // Nothing sticks within a container that does not scroll.
    if (getComputedStyle(bar).position !== 'sticky' || (container && container !== scroller)) return;
    scroller.scrollTo(0, 500);
    await until('the scrolled place', () => piece.getBoundingClientRect().top < 0);
    const shown = shownIn(scroller);
    const box = bar.getBoundingClientRect();
    await expect(box.top).toBeGreaterThanOrEqual(shown.top - 1);
    await expect(box.bottom).toBeLessThanOrEqual(shown.top + shown.height + 1);
    if (edge === 'top') await expect(box.top).toBeLessThan(shown.top + 100);
    scroller.scrollTo(0, 0);
  };

/** Zooms by key and by wheel, around a point of the stage. */
export async function zooms(view: HTMLElement) {
  const picture = find<HTMLImageElement>(view, 'img');
  await until('a picture', () => picture.complete && picture.naturalWidth > 0);
  const width = () => picture.getBoundingClientRect().width;
  const whole = width();
  press(view, '+');
  await until('an enlarged picture', () => width() > whole * 1.2);
  const { left, top } = picture.getBoundingClientRect();
  picture.dispatchEvent(
    new WheelEvent('wheel', {
      deltaY: -200,
      clientX: left + 50,
      clientY: top + 50,
      bubbles: true,
      composed: true,
      cancelable: true,
    }),
  );
  await until('a picture that follows the wheel', () => width() > whole * 2);
  press(view, '0');
  await until('the whole picture', () => Math.abs(width() - whole) < 1);
}

/** A frame that becomes wide closes the drawer of narrow windows. */
export async function closesInWideFrame(piece: HTMLElement) {
  const frame = piece.ownerDocument.defaultView?.frameElement as HTMLElement | null;
  if (piece.ownerDocument === document || !frame) return;
  frame.style.width = '500px';
  await click(find(piece, 'button'));
  await until('an open drawer', () => piece.ownerDocument.querySelector('[role=dialog]'));
  frame.style.width = '1000px';
  await until('a drawer that closes', () => !piece.ownerDocument.querySelector('[role=dialog]'));
  frame.style.removeProperty('width');
}
