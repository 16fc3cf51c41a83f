import type { Locator, Page } from '@playwright/test';

export const looks = (element: Locator, ...properties: string[]) =>
  element.evaluate((node, names) => {
    const style = getComputedStyle(node);
    return names.map((name) => style.getPropertyValue(name));
  }, properties);

/** `<element> <property>: <value>` */
type Line = readonly [what: string, value: string];

/**
 * All computed styles of the host's elements, and its custom properties. The height of `<html>` and `<body>` is left
 * out, since our content changes it.
 */
export const hostLooks = (page: Page): Promise<Line[]> =>
  page.evaluate(() => {
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
    return lines.filter(([what]) => !/ --(ui|tw)-/.test(what));
  });

export function differences(before: Line[], after: Line[]) {
  const now = new Map(after);
  const gone = before.filter(([what]) => !now.has(what)).map(([what]) => `${what} is gone`);
  const was = new Map(before);
  const changed = after
    .filter(([what, value]) => was.get(what) !== value)
    .map(([what, value]) => `${what}: ${was.get(what)} -> ${value}`);
  return [...gone, ...changed];
}

/** A colour as rendered, in whichever notation a bundler has written it: red, green, blue. */
export const shown = (element: Locator, property: 'color' | 'background-color') =>
  element.evaluate((node, name) => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) return [];
    context.fillStyle = getComputedStyle(node).getPropertyValue(name);
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
  }, property);
