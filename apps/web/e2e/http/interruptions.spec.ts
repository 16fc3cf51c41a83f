import { BRAND, expect, follow, signIn, test, toast, type Page } from '../fixtures';
import { removeScreenCode, replaceScreen } from '../network';
import { entriesOf, withSite } from '../versions';

const banner = (page: Page) => page.getByRole('banner');
const main = (page: Page) => page.getByRole('main');

async function expectUsableHeader(page: Page) {
  await banner(page).getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
}

test('a screen whose code is missing shows an error, and a reload loads it', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: /Describe it/ })).toBeVisible();
  const restore = await removeScreenCode(page, 'gallery');
  await follow(page, 'Gallery');
  await expect(main(page).getByRole('alert')).toContainText('This part of the page has stopped working');
  await expect(page).toHaveTitle(`This part of the page has stopped working · ${BRAND}`);
  await expectUsableHeader(page);
  await banner(page).getByRole('link', { name: BRAND }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Describe it/ })).toBeVisible();
  await follow(page, 'Gallery');
  await expect(main(page).getByRole('alert')).toBeVisible();
  await restore();
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload' }).click()]);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test(
  'a screen that a deployment has replaced loads the new version, and input is kept',
  { tag: ['@req:web.newer-version'] },
  async ({ page }) => {
    await withSite(async (site) => {
      await signIn(page, 'demo', site.address);
      await page.goto(`${site.address}/generate`);
      const prompt = page.getByRole('textbox', { name: 'Prompt' });
      await prompt.fill('A lighthouse in a storm');
      const entry = site.deploy();
      await follow(page, 'Gallery');
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(page).toHaveURL(`${site.address}/gallery`);
      expect(await entriesOf(page)).toContain(entry);
      await follow(page, 'Create');
      await expect(prompt).toHaveValue('A lighthouse in a storm');
    });
  },
);

test(
  'a menu that a deployment has replaced offers the new version, and one press loads it',
  { tag: ['@req:web.newer-version'] },
  async ({ page }) => {
    await withSite(async (site) => {
      await page.goto(site.address);
      await expect(page.getByRole('heading', { level: 1, name: /Describe it/ })).toBeVisible();
      const entry = site.deploy();
      await banner(page).getByRole('button', { name: 'Theme' }).click();
      await expect(toast(page)).toContainText('New version');
      await toast(page).getByRole('button', { name: 'Reload' }).click();
      await expect.poll(() => entriesOf(page)).toContain(entry);
      await expectUsableHeader(page);
    });
  },
);

test('a screen whose code fails to load offline loads when online again', async ({ page, context }) => {
  await page.goto('/pricing');
  await context.setOffline(true);
  await follow(page, 'Gallery');
  await expect(main(page).getByRole('alert')).toContainText('This part of the page has stopped working');
  await context.setOffline(false);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page).toHaveTitle(`Gallery · ${BRAND}`);
});

test('a screen whose prefetch failed offline is fetched on navigation', async ({ page, context }) => {
  await page.goto('/pricing');
  await context.setOffline(true);
  const link = banner(page).getByRole('link', { name: 'Gallery' });
  const failure = page.waitForEvent('requestfailed', (request) => request.url().includes('gallery.screen'));
  await link.hover();
  await failure;
  await context.setOffline(false);
  await link.click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a screen that throws leaves the header usable, and its error is only logged', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await replaceScreen(page, 'gallery', 'A picture fell off the wall.');
  await page.goto('/gallery');
  await expect(main(page).getByRole('alert')).toContainText('This part of the page has stopped working');
  await expect(page.getByText('A picture fell off the wall.')).toHaveCount(0);
  expect(logged.join('\n')).toContain('A picture fell off the wall.');
  await expectUsableHeader(page);
  await follow(page, 'Create');
  await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
});

test.describe('uncaught errors', () => {
  test.use({ breaksOnPurpose: true });

  test('an uncaught error is only logged', { tag: ['@req:messages.unhandled'] }, async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    page.on('pageerror', ({ message }) => logged.push(message));
    await page.goto('/gallery');
    await expect(page.getByRole('article').first()).toBeVisible();
    const before = await main(page).ariaSnapshot();
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('lost in a timer');
      });
      void Promise.reject(new Error('lost in a promise'));
    });
    await expect.poll(() => logged.join('\n')).toContain('lost in a promise');
    expect(logged.join('\n')).toContain('lost in a timer');
    await expect(toast(page)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await main(page).ariaSnapshot()).toBe(before);
  });
});
