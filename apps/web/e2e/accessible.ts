import axe from 'axe-core';
import { accessibility } from '../../../.storybook/accessibility';
import { expect, type Page } from './fixtures';

/**
 * Asserts, at each width in pixels, that axe finds no violation and that the page does not scroll horizontally.
 * @param what the page's name in a failure message
 */
export async function expectAccessible(page: Page, what: string, widths: readonly number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const found = await violationsOf(page);
    expect.soft(found, `${what} at ${width} px`).toEqual([]);
    await expectNoSidewaysScroll(page, what, width);
  }
}

/** axe's violations on the page as it is now, each as its rule and the elements. */
async function violationsOf(page: Page): Promise<string[]> {
  // Evaluated as in the console: the page's Content-Security-Policy refuses a script element.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async ({ options }) => {
    const { configure, run } = (window as Window & { axe?: typeof axe }).axe!;
    // Otherwise each element that a rule looks at is serialised.
    configure({ noHtml: true });
    const { violations } = await run({
      ...options,
      runOnly: [...options.runOnly],
      resultTypes: ['violations'],
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  }, accessibility);
}

export async function expectNoSidewaysScroll(page: Page, what: string, width: number, height = 900) {
  await page.setViewportSize({ width, height });
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(sideways, `${what} at ${width} px scrolls sideways by so many pixels`).toBe(0);
}

/** The text spacing of WCAG 1.4.12. Arabic, Hindi and Chinese get no letter spacing. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; word-spacing: 0.16em !important; }
  *:not(:lang(ar), :lang(hi), :lang(zh)) { letter-spacing: 0.12em !important; }
  p { margin-block-end: 2em !important; }`;

/** Runs an action with this text spacing. A constructed stylesheet passes the page's Content-Security-Policy. */
export async function withTextSpacing(page: Page, act: () => Promise<void>) {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, TEXT_SPACING);
  await act();
  await page.evaluate(() => document.adoptedStyleSheets.pop());
}

/** Asserts that no box clips its text. Text that is truncated with an ellipsis passes. */
export async function expectNoCutWord(page: Page, what: string) {
  const cut = await page.evaluate(() => {
    const hasWords = (element: Element) =>
      [...element.querySelectorAll(':scope, :scope *')].some(
        (part) =>
          [...part.childNodes].some(
            ({ nodeType, textContent }) => nodeType === 3 && /\p{L}/u.test(textContent ?? ''),
          ) &&
          part.checkVisibility({ visibilityProperty: true }) &&
          !part.closest('[aria-hidden=true]'),
      );
    const clips = ({ overflowX, textOverflow, clipPath }: CSSStyleDeclaration) =>
      ['hidden', 'clip'].includes(overflowX) && textOverflow !== 'ellipsis' && clipPath === 'none';
    return (
      [...document.querySelectorAll<HTMLElement>('body *')]
        // A box that is one pixel wide is for screen readers only. A watermark may be wider than its picture.
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
        .filter((element) => clips(getComputedStyle(element)) && hasWords(element))
        // The picture wall extends beyond the viewport on purpose, with the names on its pictures.
        .filter((element) => !element.closest('[aria-hidden=true], [data-ui=image-row]'))
        .map((element) => element.outerHTML.slice(0, 140))
    );
  });
  expect.soft(cut, `words that are cut on ${what}`).toEqual([]);
}

/** Asserts that with reduced motion running animations change only the opacity, for at most 200 ms. */
export async function expectStill(page: Page, what: string) {
  const moving = await page.evaluate(() =>
    document.getAnimations().flatMap(({ playState, effect }) => {
      if (playState !== 'running' || !(effect instanceof KeyframeEffect)) return [];
      const { duration } = effect.getComputedTiming();
      const moved = effect
        .getKeyframes()
        .flatMap(Object.keys)
        .filter((name) => !['offset', 'computedOffset', 'easing', 'composite', 'opacity'].includes(name));
      return moved.length > 0 || Number(duration) > 200
        ? [`${effect.target?.outerHTML.slice(0, 80)}: ${moved.join(', ')} for ${String(duration)} ms`]
        : [];
    }),
  );
  expect.soft(moving, `animations on ${what} with reduced motion`).toEqual([]);
}

/**
 * Asserts that in forced colours every filled button and every field has a border or an outline, and that the selected
 * option of a group differs from the others in its lines, its font weight or its background.
 */
export async function expectSeenInForcedColours(page: Page, what: string) {
  await page.emulateMedia({ forcedColors: 'active' });
  const unseen = await page.evaluate(() => {
    const lineOf = (element: Element) => {
      const { borderTopWidth, borderTopStyle, outlineWidth, outlineStyle } = getComputedStyle(element);
      const width = (size: string, style: string) => (style === 'none' ? 0 : Number.parseFloat(size));
      return width(borderTopWidth, borderTopStyle) + width(outlineWidth, outlineStyle);
    };
    const isShown = (element: Element) =>
      element.checkVisibility() && element.getBoundingClientRect().width > 4;
    const filled = ['primary', 'inverse', 'gradient', 'outline', 'destructive'].map(
      (variant) => `button[data-variant=${variant}]:not([data-ui=text-link])`,
    );
    const fields = ['input:not([aria-hidden=true])', 'textarea', '[role=checkbox]'];
    const edgeless = [...document.querySelectorAll([...filled, ...fields].join())]
      .filter(
        (element) => isShown(element) && lineOf(element) + lineOf(element.parentElement ?? element) === 0,
      )
      .map((element) => `no edge: ${element.outerHTML.slice(0, 120)}`);
    const shape = (element: Element) =>
      [element, ...element.querySelectorAll('*')]
        .filter(isShown)
        .map((part) => `${part.tagName} ${lineOf(part)} ${getComputedStyle(part).fontWeight}`)
        .join();
    const groups = [...document.querySelectorAll('[role=radiogroup], [role=tablist]')].filter(isShown);
    const alike = groups
      .filter((group) => {
        const shapes = [...group.querySelectorAll('[role=radio], [role=tab]')].map((option) => ({
          chosen: option.matches('[aria-checked=true], [aria-selected=true]'),
          shape: shape(option) + getComputedStyle(option).backgroundColor,
        }));
        const chosen = shapes.find((option) => option.chosen);
        return chosen && shapes.some((option) => !option.chosen && option.shape === chosen.shape);
      })
      .map((group) => `the chosen one looks like the others: ${group.outerHTML.slice(0, 120)}`);
    return [...edgeless, ...alike];
  });
  expect.soft(unseen, `${what} in forced colours`).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
}
