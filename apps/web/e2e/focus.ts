import { expect, type Page } from '@playwright/test';

/** Minimum contrast ratio of a pixel with focus to the same pixel without it (WCAG 2.4.13). */
const ENOUGH_CONTRAST = 3;
/** Space around an element in which its focus ring may be rendered, in pixels. */
const MARGIN_PX = 6;

export interface Stop {
  /** Used in failure messages. */
  name: string;
  /** Everything that determines the look of the focus: two elements of the same kind have the same focus style. */
  kind: string;
  box: { x: number; y: number; width: number; height: number };
  /** The HTML of what covers the element, at five sample points. */
  coveredBy: string[];
}

/** The focused element as it is rendered: for a visually hidden input, its label. */
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
    const slot = focused.getAttribute('data-ui') ?? parentElement?.getAttribute('data-ui');
    const look = ['data-variant', 'type'].map((name) => focused.getAttribute(name));
    const kind = [tagName, role, slot, ...look, ...ring].join('|');
    // An adornment in a field may cover the field's end. A toast disappears, at once on Escape.
    const belongs = (element: Element) =>
      element.contains(seen) ||
      (seen.parentElement ?? seen).contains(element) ||
      element.closest('[data-ui=toast]') !== null;
    // The sample points are inset, because corners may be rounded.
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
 * Measures the focus indicator: compares a screenshot with focus to one without, and counts the pixels whose contrast
 * ratio is at least 3:1. There must be at least as many as in a line of one pixel around the element.
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
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        context?.drawImage(bitmap, 0, 0);
        return context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
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

/** A colour of tokens.css as the page computes it. */
export const colourOf = (page: Page, token: string) =>
  page.evaluate((token) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = `var(${token})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, token);
