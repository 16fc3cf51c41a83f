import type { Page } from '@playwright/test';

export interface Control {
  /** Role or element, and what names it. */
  name: string;
  isField: boolean;
  x: number;
  y: number;
}

/** The controls that a pointer reaches now: visible in the window, enabled, and covered by nothing. */
export const controlsOf = (page: Page): Promise<Control[]> =>
  page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, textarea, [role=radio], [role=tab], [role=switch], [role=menuitem], [role=checkbox], [role=option], [role=slider], summary',
    );
    return [...all].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const centre = { x: x + width / 2, y: y + height / 2 };
      const top = document.elementFromPoint(centre.x, centre.y);
      if (!top || !(element.contains(top) || top.closest('label')?.contains(element))) return [];
      if (element.matches(':disabled')) return [];
      // Leads out of the site, or into another tab.
      if (element instanceof HTMLAnchorElement && (element.target || element.origin !== location.origin))
        return [];
      const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return [
        {
          ...centre,
          name: `${element.getAttribute('role') ?? element.localName} "${words.trim().slice(0, 40)}"`,
          isField: element.matches('textarea, input:not([type=checkbox], [type=radio], [type=range])'),
        },
      ];
    });
  });
