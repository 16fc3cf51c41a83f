import { expect, type Page } from '@playwright/test';

/** What WCAG 2.4.13 asks of the difference between a pixel with and without focus. */
const ENOUGH_CONTRAST = 3;
/** How far around an element its ring may be drawn, in pixels. */
const MARGIN_PX = 6;

export interface Stop {
  /** For a failure's message. */
  name: string;
  /** Everything that decides how its focus looks: two stops that agree in it look alike. */
  kind: string;
  box: { x: number; y: number; width: number; height: number };
  /** What lies over it, where it should be seen. */
  coveredBy: string[];
}

/** What has the focus, as a person sees it: of a hidden input it is the label that is seen. */
export const focusedStop = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) throw new Error('Nothing has the focus.');
    const isHidden = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width < 4 || height < 4 || getComputedStyle(element).opacity === '0';
    };
    const hasRing = (element: Element) => !getComputedStyle(element).outline.includes('none');
    const label = focused.closest('label');
    const isLabelSeen = isHidden(focused) || (label && !hasRing(focused) && hasRing(label));
    const seen = isLabelSeen ? (label ?? focused.parentElement ?? focused) : focused;
    const { x, y, width, height } = seen.getBoundingClientRect();
    const ring = [focused, seen, focused.parentElement ?? seen].map((element) => {
      const { outline, outlineOffset } = getComputedStyle(element);
      return outline.includes('none') ? '' : `${outline} ${outlineOffset}`;
    });
    const { parentElement, role, tagName } = focused;
    const slot = focused.getAttribute('data-slot') ?? parentElement?.getAttribute('data-slot');
    const look = ['data-variant', 'type'].map((name) => focused.getAttribute(name));
    const kind = [tagName, role, slot, ...look, ...ring].join('|');
    // What stands in a field beside the text may lie over its end; a toast goes away, at once by Escape.
    const belongs = (element: Element) =>
      element.contains(seen) ||
      (seen.parentElement ?? seen).contains(element) ||
      element.closest('[data-slot=toast]') !== null;
    // Its corners may be round.
    const inset = Math.min(6, width / 2, height / 2);
    const points = [
      [x + width / 2, y + height / 2],
      [x + inset, y + height / 2],
      [x + width - inset, y + height / 2],
      [x + width / 2, y + inset],
      [x + width / 2, y + height - inset],
    ] as const;
    const coveredBy = points.flatMap(([left, top]) => {
      const over = document.elementFromPoint(left, top);
      if (!over) return ["the window's edge"];
      return belongs(over) ? [] : [over.outerHTML.slice(0, 100)];
    });
    const name = `${tagName.toLowerCase()} "${(focused.ariaLabel ?? focused.textContent ?? '').trim().slice(0, 40)}"`;
    return { name, kind, box: { x, y, width, height }, coveredBy };
  });

/**
 * Measures how the focus shows: takes a picture of the element with the focus and one without, and counts the pixels
 * that differ by a contrast of 3:1. They must be at least as many as a line of one pixel around it has.
 */
export async function expectVisibleFocus(page: Page, { name, box }: Stop) {
  const size = page.viewportSize() ?? { width: box.width, height: box.height };
  const x = Math.max(0, Math.floor(box.x - MARGIN_PX));
  const y = Math.max(0, Math.floor(box.y - MARGIN_PX));
  const clip = {
    x,
    y,
    width: Math.min(size.width, Math.ceil(box.x + box.width + MARGIN_PX)) - x,
    height: Math.min(size.height, Math.ceil(box.y + box.height + MARGIN_PX)) - y,
  };
  const picture = async () => (await page.screenshot({ clip, caret: 'hide' })).toString('base64');
  const focused = await picture();
  const element = await page.evaluateHandle(() => document.activeElement as HTMLElement);
  await element.evaluate((focus) => focus.blur());
  const without = await picture();
  await element.evaluate((focus) => focus.focus({ preventScroll: true }));
  const changed = await countChanged(page, focused, without);
  const around = 2 * (box.width + box.height);
  expect(changed, `pixels at 3:1 that show the focus of ${name}`).toBeGreaterThanOrEqual(around);
}

const countChanged = (page: Page, ...pictures: [string, string]) =>
  page.evaluate(
    async ([pictures, enough]) => {
      const pixelsOf = async (base64: string) => {
        const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const brush = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        brush?.drawImage(bitmap, 0, 0);
        return brush?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
      };
      const linear = (channel = 0) =>
        channel <= 10 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4;
      const [first, second] = [await pixelsOf(pictures[0]), await pixelsOf(pictures[1])];
      const lightOf = (pixels: Uint8ClampedArray, at: number) =>
        0.2126 * linear(pixels[at]) + 0.7152 * linear(pixels[at + 1]) + 0.0722 * linear(pixels[at + 2]);
      let changed = 0;
      for (let at = 0; at < first.length; at += 4) {
        const [one, other] = [lightOf(first, at) + 0.05, lightOf(second, at) + 0.05];
        if (Math.max(one, other) / Math.min(one, other) >= enough) changed++;
      }
      return changed;
    },
    [pictures, ENOUGH_CONTRAST] as const,
  );
