// For a host that answers every path with index.html: the page prerendered for `/` is loaded first.
import { BRAND, expect, INDEX_ALONE, test, type Page } from '../fixtures';
import { CODE, hold } from '../hold';

/** Records, from the start of the page load, every document title and the text of every visible element. */
const record = (page: Page) =>
  page.addInitScript(() => {
    const titles = new Set<string>();
    const texts = new Set<string>();
    Object.assign(window, { recorded: () => ({ titles: [...titles], texts: [...texts] }) });
    const scan = () => {
      if (document.title) titles.add(document.title);
      for (const element of document.querySelectorAll('a, button, h1, h2, h3, img, input, label, p')) {
        const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        if (isVisible) texts.add(`${element.tagName} ${element.textContent}`);
      }
    };
    new MutationObserver(scan).observe(document, { subtree: true, childList: true, characterData: true });
    const scanEachFrame = () => {
      scan();
      requestAnimationFrame(scanEachFrame);
    };
    scanEachFrame();
  });

const recorded = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { recorded: () => { titles: string[]; texts: string[] } }).recorded(),
  );

/** Text that only the page at `/` contains. */
const HOME = /Describe it|See it|Turn a sentence/;

for (const [path, title, heading] of [
  ['/pricing', `Pricing · ${BRAND}`, 'Pay for pictures, not for months'],
  // The guard redirects visitors.
  ['/generate', `Login · ${BRAND}`, 'Login'],
  ['/legal/terms?lng=de', `Nutzungsbedingungen · ${BRAND}`, 'Nutzungsbedingungen'],
  ['/nope', `404 Page Not Found · ${BRAND}`, '404 Page Not Found'],
] as const) {
  test(`${path} never shows the prerendered page of another path`, INDEX_ALONE, async ({ page }) => {
    await record(page);
    const release = await hold(page, CODE);
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState === 'complete');
    expect(await recorded(page), 'before the code').toEqual({ titles: [BRAND], texts: [] });
    expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(title);
    const { titles, texts } = await recorded(page);
    expect([...titles, ...texts].filter((text) => HOME.test(text))).toEqual([]);
    await expect(page.locator('meta[name=description]')).not.toHaveCount(2);
    await expect(page.locator('head [property]'), "the other page's preview").toHaveCount(0);
  });
}

test(
  'the page loads its own code at once, and none of the prerendered page',
  INDEX_ALONE,
  async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      const [, name] = /\/assets\/(.+)-[\w-]{7}\.js$/.exec(request.url()) ?? [];
      if (name) scripts.push(name);
    });
    await page.goto('/pricing');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay for pictures, not for months');
    // The heading is in the prerendered page, before any code.
    await expect.poll(() => scripts).toContain('pricing.screen');
    expect(scripts[0]).toBe('index');
    expect(scripts.slice(0, scripts.indexOf('pricing.screen'))).not.toContain('landing.screen');
  },
);

test('a press on hidden content does nothing, and visible buttons work', INDEX_ALONE, async ({ page }) => {
  const release = await hold(page, CODE);
  await page.goto('/pricing', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState === 'complete');
  const { width } = page.viewportSize()!;
  for (let x = 20; x < width; x += 40) await page.mouse.click(x, 32);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay for pictures, not for months');
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.getByRole('banner').getByRole('button', { name: 'Theme' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeVisible();
});
