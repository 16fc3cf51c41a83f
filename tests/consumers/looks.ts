import { expect, type Locator, type Page } from '@playwright/test';
import { STYLES } from '@product/domain';

/** Of the pictures in packages/ui/src/pieces/generator/style-tiles/pictures, in pixels. */
const TILE_WIDTH = 320;

export const looks = (element: Locator, ...properties: string[]) =>
  element.evaluate((node, names) => {
    const style = getComputedStyle(node);
    return names.map((name) => style.getPropertyValue(name));
  }, properties);

/** `<element> <property>: <value>` */
export type Line = readonly [what: string, value: string];

/**
 * All computed styles of the host's elements, and its custom properties. The height of `<html>` and `<body>` is left
 * out, since our content changes it.
 */
export async function hostLooks(page: Page): Promise<Line[]> {
  // As one text: of tens of thousands of values Playwright serialises each with its type, which takes most of the time.
  const text = await page.evaluate(() => {
    const LENGTH = /^(height|block-size|perspective-origin|transform-origin)$/;
    const PARTS = ['', '::before', '::after', '::placeholder', '::marker', '::selection'];
    const NAMES = [
      '--surface',
      '--accent',
      '--radius-sm',
      '--text-base',
      '--color-surface',
      '--spacing',
      '--font-sans',
    ];
    const own = [document.documentElement, document.body, ...document.querySelectorAll('#host, #host *')];
    const lines = own.flatMap((element, at) =>
      PARTS.flatMap((part) => {
        const style = getComputedStyle(element, part || undefined);
        return [...style, ...NAMES]
          .filter((name) => at > 1 || !LENGTH.test(name))
          .map(
            (name) => [`${element.localName} ${at}${part} ${name}`, style.getPropertyValue(name)] as const,
          );
      }),
    );
    // The host's elements inherit our custom properties, and Tailwind's are internal: neither are compared.
    return JSON.stringify(lines.filter(([what]) => !/ --(ui|tw)-/.test(what)));
  });
  return JSON.parse(text);
}

export function differences(before: Line[], after: Line[]) {
  const now = new Map(after);
  const gone = before.filter(([what]) => !now.has(what)).map(([what]) => `${what} is gone`);
  const was = new Map(before);
  const changed = after
    .filter(([what, value]) => was.get(what) !== value)
    .map(([what, value]) => `${what}: ${was.get(what)} -> ${value}`);
  return [...gone, ...changed];
}

/** The computed value of a property that is set to a token of the library, such as `--ui-accent`. */
export const tokenAs = (page: Page, property: string, token: string) =>
  page.evaluate(
    ([property, token]) => {
      if (!getComputedStyle(document.documentElement).getPropertyValue(token))
        throw new Error(`The page has no ${token} of tokens.css.`);
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.setProperty(property, `var(${token})`);
      const value = getComputedStyle(probe).getPropertyValue(property);
      probe.remove();
      return value;
    },
    [property, token] as const,
  );

export async function expectTiles(page: Page) {
  const tiles = page.getByRole('radiogroup', { name: 'Style' }).locator('img');
  await expect(tiles).toHaveCount(STYLES.length);
  await expect
    .poll(() => tiles.evaluateAll((all: HTMLImageElement[]) => all.map((one) => one.naturalWidth)))
    .toEqual(STYLES.map(() => TILE_WIDTH));
}
