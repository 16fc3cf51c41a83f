import type { Frame } from '@playwright/test';
import { expect, test as base, type Page } from '../fixtures';

/** Fails on every request for a missing file. Storybook is served as static files below a path. */
const test = base.extend({
  page: async ({ page }, provide) => {
    const missing: string[] = [];
    page.on('requestfailed', (request) => {
      // A page that is left aborts its requests.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') missing.push(request.url());
    });
    page.on('response', (response) => {
      // The mock answers a visitor with 401, as intended.
      const isMocked = new URL(response.url()).pathname.startsWith('/api/');
      if (response.status() >= 400 && !isMocked) missing.push(`${response.status()} ${response.url()}`);
    });
    await provide(page);
    expect(missing, 'requests that failed').toEqual([]);
  },
});

test('a docs page shows the status, the import, the props, the keys and the usage of a component', async ({
  page,
}) => {
  await page.goto('./?path=/docs/components-button--docs');
  const docs = page.frameLocator('#storybook-preview-iframe');
  await expect(docs.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible();
  await expect(docs.getByText('Stable', { exact: true })).toBeVisible();
  await expect(docs.getByText("'@product/ui/button'")).toBeVisible();
  await expect(docs.getByRole('cell', { name: 'asChild' })).toBeVisible();
  await expect(docs.getByRole('row', { name: /^Enter Space / })).toBeVisible();
  await expect(docs.getByRole('heading', { name: "Don't" })).toBeVisible();
});

test('a screen renders with the mock, in the theme and the language of its address', async ({ page }) => {
  await page.goto('./iframe.html?viewMode=story&id=screens-gallery--community&globals=theme:dark;locale:ar');
  const picture = page.getByRole('article').first().getByRole('img').first();
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  await expect(page.locator('html')).toHaveClass(/dark/);
  await expect(page.locator('html[lang=ar][dir=rtl]')).toBeAttached();
});

async function findFrame(page: Page, part: string): Promise<Frame> {
  const find = () => page.frames().find((frame) => frame.url().includes(part));
  await expect.poll(find).toBeDefined();
  const frame = find();
  if (!frame) throw new Error(`The frame of ${part} went away.`);
  return frame;
}

test('side by side, a story is rendered in both themes', async ({ page }) => {
  await page.goto('./iframe.html?viewMode=story&id=pieces-account-loginform--default&globals=theme:both');
  for (const theme of ['light', 'dark']) {
    const half = await findFrame(page, `theme%3A${theme}`);
    await expect(half.getByRole('button', { name: 'Login' })).toBeVisible();
    await expect(half.locator(`html.${theme}`)).toBeAttached();
  }
});

test('the story of a screen opens the app beside Storybook, with its world, language and theme', async ({
  page,
  baseURL,
}) => {
  await page.goto('./?path=/story/screens-generate--failed&globals=theme:dark;locale:ar');
  const link = page.getByRole('link', { name: 'Open in the app' });
  await expect(link).toHaveAttribute('href', /&fresh=true&language=ar&theme=dark$/);
  const address = new URL((await link.getAttribute('href'))!);
  expect(address.origin + address.pathname).toBe(new URL('../generate', baseURL).href);
  expect(address.searchParams.get('scenario')).toBe('creator');
  expect(address.searchParams.get('override')).toContain('"status":500');
  await page.goto('./?path=/story/components-button--default');
  await expect(page.getByRole('button', { name: 'Reload story' })).toBeVisible();
  await expect(link).toBeHidden();
});
