import { expect, logIn, test, type Locator, type Page } from '../fixtures';

const tooltip = (page: Page) => page.getByRole('tooltip');

/** The visible buttons and links that have an icon but no text. */
async function iconOnly(within: Locator): Promise<Locator[]> {
  const controls = await within.locator('button:visible, a:visible').all();
  const isIconOnly = (element: HTMLElement | SVGElement) =>
    (element as HTMLElement).innerText.trim() === '' && element.querySelector('svg') !== null;
  const matches = await Promise.all(controls.map((control) => control.evaluate(isIconOnly)));
  return controls.filter((_, index) => matches[index]);
}

/**
 * Asserts that each control shows its name on hover, and that the tooltip does not repeat the name as a description.
 */
async function expectNamed(page: Page, within: Locator, count: number) {
  await expect.poll(async () => (await iconOnly(within)).length).toBe(count);
  for (const control of await iconOnly(within)) {
    await control.hover();
    const name = (await control.getAttribute('aria-label')) ?? '';
    await expect(tooltip(page)).toHaveText(name);
    await expect(control).toHaveAccessibleDescription('');
  }
}

test('every icon-only control of the page frame shows its name in a tooltip', async ({ page }) => {
  await page.goto('/pricing');
  await expectNamed(page, page.getByRole('banner'), 2);
  await expectNamed(page, page.getByRole('contentinfo'), 3);
});

test('every icon-only control of an account, its gallery and its dialogs shows its name', async ({
  page,
}) => {
  await logIn(page, 'demo');
  await expectNamed(page, page.getByRole('banner'), 3);
  await page.goto('/gallery');
  const card = page.getByRole('article').first();
  await card.hover();
  await expectNamed(page, card, 6);
  await card.getByRole('button', { name: 'Delete' }).click();
  await expectNamed(page, page.getByRole('alertdialog'), 1);
});

test('every icon-only control of the drawer and of a password field shows its name', async ({ page }) => {
  await page.goto('/auth');
  await expectNamed(page, page.getByRole('main'), 1);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).hover();
  await expect(tooltip(page)).toHaveText('Open menu');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(tooltip(page)).toHaveCount(0);
  await expectNamed(page, page.getByRole('dialog'), 1);
});

test('moving from one control to the next opens the next tooltip at once', async ({ page }) => {
  await page.clock.install();
  await page.goto('/pricing');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('button', { name: 'Login' })).toBeVisible();
  // Far enough ahead for a slow machine: the clock goes on until the call arrives.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await banner.getByRole('button', { name: 'Theme' }).hover();
  await page.clock.runFor(690);
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(tooltip(page)).toHaveText('Theme');
  await banner.getByRole('button', { name: 'Language' }).hover();
  await expect(tooltip(page)).toHaveText('Language');
  // The tooltip closes at the first move outside of the area between it and its control.
  await page.mouse.move(0, 600, { steps: 3 });
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(310);
  await banner.getByRole('button', { name: 'Theme' }).hover();
  await page.clock.runFor(690);
  await expect(tooltip(page)).toHaveCount(0);
});

test('keyboard focus opens a tooltip, and Escape closes it before the dialog around it', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Login' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log In' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(tooltip(page)).toHaveText('Close');
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('a long press shows a tooltip and does not activate the control, a tap activates it', async ({
    page,
  }) => {
    await page.goto('/pricing');
    const theme = page.getByRole('button', { name: 'Theme' });
    const box = await theme.boundingBox();
    if (!box) throw new Error('The button is on the page.');
    const session = await page.context().newCDPSession(page);
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await expect(tooltip(page)).toHaveText('Theme');
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(tooltip(page)).toHaveText('Theme');
    await theme.tap();
    await expect(page.getByRole('menu')).toBeVisible();
    await expect(tooltip(page)).toHaveCount(0);
    await theme.tap();
    await expect(page.getByRole('menu')).toHaveCount(0);
  });
});
