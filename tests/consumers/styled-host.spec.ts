import { expect, type Page } from '@playwright/test';
import { test } from './consumer';
import { differences, hostLooks, type Line, looks } from './looks';

const HOSTS = ['bootstrap', 'bootstrap in a layer', 'tailwind 3', 'reset', '62.5 %', '20 px'];

const PROPERTIES = `
  display position width height min-height opacity overflow-x float margin-top margin-right
  margin-bottom margin-left padding-top padding-right padding-bottom padding-left
  border-top-left-radius border-collapse box-shadow background-color background-image color cursor
  fill stroke stroke-width font-family font-size font-style font-weight line-height letter-spacing
  text-align text-transform text-decoration-line list-style-type white-space`
  .trim()
  .split(/\s+/);
const SIDES = ['top', 'right', 'bottom', 'left'];

/** Passed as one text, as in `hostLooks`. */
async function lines(page: Page): Promise<Line[]> {
  const text = await page.locator('#pieces').evaluate(
    (root, [properties = [], sides = []]) =>
      JSON.stringify(
        [...root.querySelectorAll(':not(option)')].flatMap((element, at) =>
          ['', '::before', '::after'].flatMap((part) => {
            const style = getComputedStyle(element, part || undefined);
            if (part && style.content === 'none') return [];
            const name = `${element.getAttribute('data-ui') ?? element.localName} ${at}${part}`;
            // Without a width neither style nor colour are seen.
            const borders = sides
              .map((side) => `border-${side}`)
              .filter((border) => style.getPropertyValue(`${border}-width`) !== '0px');
            return [
              ...properties,
              ...borders.flatMap((border) => [`${border}-width`, `${border}-style`, `${border}-color`]),
            ].map((property) => [`${name} ${property}`, style.getPropertyValue(property)] as const);
          }),
        ),
      ),
    [PROPERTIES, SIDES],
  );
  return JSON.parse(text);
}

const open = async (page: Page, host: string, alone = '') => {
  await page.goto(`/?${new URLSearchParams({ host, ...(alone && { alone }) }).toString()}`);
  await expect(page.locator('#host')).toBeVisible();
};

for (const host of HOSTS) {
  test(`pieces look with the stylesheet "${host}" as without one`, async ({ page }) => {
    await open(page, 'none');
    const before = await lines(page);
    await open(page, host);
    expect(before.length).toBeGreaterThan(10_000);
    expect(differences(before, await lines(page))).toEqual([]);
  });

  test(`the host's elements stay as the stylesheet "${host}" has them`, async ({ page }) => {
    await open(page, host, 'alone');
    const before = await hostLooks(page);
    await open(page, host);
    expect(differences(before, await hostLooks(page))).toEqual([]);
  });
}

test("the host's classes override ours", async ({ page }) => {
  const dressed = page.getByRole('button', { name: 'Dressed by the host' });
  await open(page, 'tailwind 3');
  expect(await looks(dressed, 'border-radius', 'padding-left')).toEqual(['0px', '20px']);
  await open(page, 'bootstrap');
  expect(await looks(dressed, 'background-color', 'padding-left')).toEqual(['rgb(220, 53, 69)', '48px']);
});
