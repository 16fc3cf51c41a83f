import { AxeBuilder } from '@axe-core/playwright';
import { accessibility } from '../../../.storybook/accessibility';
import { expect, logIn, test, type Page } from './fixtures';

const ROUTES = [
  { path: '/', heading: /Describe it/, who: 'visitor' },
  { path: '/auth', heading: 'Login', who: 'visitor' },
  { path: '/gallery', heading: 'Gallery', who: 'visitor' },
  { path: '/nowhere', heading: '404 Page Not Found', who: 'visitor' },
  { path: '/', heading: /Describe it/, who: 'demo' },
  { path: '/generate', heading: /./, who: 'demo' },
  { path: '/gallery', heading: 'Gallery', who: 'demo' },
] as const;

const WIDTHS = [320, 768, 1440];

for (const theme of ['light', 'dark']) {
  for (const who of ['visitor', 'demo'] as const) {
    test(`no page has an axe violation or scrolls sideways: ${who}, ${theme}`, async ({ page }) => {
      test.slow();
      await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
      if (who !== 'visitor') await logIn(page, who);
      for (const { path, heading } of ROUTES.filter((route) => route.who === who)) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached();
        await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${theme}\\b`));
        await page.waitForLoadState('networkidle');
        for (const width of WIDTHS) await check(page, path, width);
      }
    });
  }
}

async function check(page: Page, path: string, width: number) {
  await page.setViewportSize({ width, height: 900 });
  const { violations } = await new AxeBuilder({ page })
    .options({
      runOnly: [...accessibility.options.runOnly],
      rules: accessibility.options.rules,
      resultTypes: ['violations'],
    })
    .setLegacyMode()
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect.soft(found, `${path} at ${width} px`).toEqual([]);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(sideways, `${path} at ${width} px scrolls sideways by so many pixels`).toBe(0);
}
