import { expectAccessible } from './accessible';
import { expect, logIn, test } from './fixtures';

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
        await expectAccessible(page, path, WIDTHS);
      }
    });
  }
}
