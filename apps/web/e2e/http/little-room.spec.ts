import { card, expect, PAGES, signIn, test, type Locator, type Page } from '../fixtures';

/** A zoom of 400 %, a phone on its side, a low window, and twice the text size on a phone. */
const ROOMS = [
  { name: '320 × 256', viewport: { width: 320, height: 256 }, textSize: 16 },
  { name: '640 × 320', viewport: { width: 640, height: 320 }, textSize: 16 },
  { name: '1280 × 320', viewport: { width: 1280, height: 320 }, textSize: 16 },
  { name: '320 × 640, text of 32 px', viewport: { width: 320, height: 640 }, textSize: 32 },
];

/**
 * The part of the window's height that stays where it is while the page scrolls, and whether the page is wider than the
 * window. The page is scrolled to its middle first, where a bar has left its place in the page.
 */
function measure() {
  const page = document.documentElement;
  const middle = (page.scrollHeight - innerHeight) / 2;
  const at = (y: number) => document.elementFromPoint(innerWidth / 2, y);
  scrollTo({ top: middle, behavior: 'instant' });
  const step = 4;
  const points = Array.from({ length: Math.floor(innerHeight / step) }, (_, index) => index * step + 1);
  const before = points.map((y) => ({ y, element: at(y), top: at(y)?.getBoundingClientRect().top }));
  scrollBy({ top: Math.min(24, middle), behavior: 'instant' });
  const moves = page.scrollHeight > innerHeight + 1;
  const stuck = before.filter(
    ({ y, element, top }) =>
      moves && element && at(y) === element && element.getBoundingClientRect().top === top,
  );
  return {
    stuck: stuck.length / points.length,
    by: [...new Set(stuck.map(({ element }) => element?.closest('[data-ui]')?.getAttribute('data-ui')))],
    tooWide: page.scrollWidth - page.clientWidth,
  };
}

/** Rows that scroll sideways: what is cut in them is reached by scrolling. */
const ROWS = '.overflow-x-auto, .ui\\:overflow-auto, [data-ui=table], [data-ui=radio-card-group]';

/** Controls that are cut at an edge of the window. */
const cutControls = (root: Locator) =>
  root.evaluate(
    (element, rows) =>
      [...element.querySelectorAll<HTMLElement>('a, button, input, textarea, [role=radio]')]
        .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((control) => control.tabIndex >= 0 && !control.closest(rows))
        .filter((control) => {
          const { left, right, width } = control.getBoundingClientRect();
          return width > 1 && (left < -1 || right > innerWidth + 1);
        })
        .map((control) => control.getAttribute('aria-label') ?? control.textContent),
    ROWS,
  );

/** Each control of a layer can be scrolled to where one can press it. */
async function expectReachable(layer: Locator) {
  await expect(layer).toBeVisible();
  const unreachable = await layer.evaluate((element) =>
    [...element.querySelectorAll<HTMLElement>('a, button, input, textarea')]
      .filter((control) => control.tabIndex >= 0 && control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => control.getBoundingClientRect().width > 1)
      .filter((control) => {
        control.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = control.getBoundingClientRect();
        const x = left + width / 2;
        const y = Math.min(Math.max(top + height / 2, 0), innerHeight);
        const hit = document.elementFromPoint(x, y);
        const label = control.closest('label') ?? control.parentElement;
        return !(hit && (control.contains(hit) || hit.contains(control) || label?.contains(hit)));
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent),
  );
  expect(unreachable, 'out of reach').toEqual([]);
}

/**
 * Returns what changes the window's size, and the default text size of the browser, which `rem` in media queries
 * follows, too.
 */
async function openRooms(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  return async ({ viewport, textSize }: (typeof ROOMS)[number]) => {
    await page.setViewportSize(viewport);
    await session.send('Page.setFontSizes', { fontSizes: { standard: textSize } });
    await page.evaluate(() => new Promise(requestAnimationFrame));
  };
}

/** An action of a card; a narrow one has it in its menu. */
async function choose(piece: Locator, action: string) {
  await piece.hover();
  const button = piece.getByRole('button', { name: action });
  if (await button.isVisible()) return button.click();
  await piece.getByRole('button', { name: 'More actions' }).click();
  await piece.page().getByRole('menuitem', { name: action }).click();
}

const balance = (page: Page) => page.getByRole('banner').locator('[data-ui=token-balance]');

test('every screen leaves room, and is not too wide', async ({ page }) => {
  test.slow();
  await signIn(page, 'demo');
  const enter = await openRooms(page);
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    // A key press stops the automatic redirect of the pages after a payment.
    await page.keyboard.press('Shift');
    for (const room of ROOMS) {
      const where = `${path} at ${room.name}`;
      await enter(room);
      const { stuck, by, tooWide } = await page.evaluate(measure);
      expect.soft(stuck, `${where}: ${by.join(', ')}`).toBeLessThanOrEqual(0.36);
      expect.soft(tooWide, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
      expect.soft(await cutControls(page.locator('body')), `${where}: cut`).toEqual([]);
      const isCut = await balance(page)
        .locator('.ui\\:num')
        .evaluate(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            scrollWidth > clientWidth || scrollHeight > clientHeight + 1,
        );
      expect.soft(isCut, `${where}: the balance is cut`).toBe(false);
    }
  }
});

for (const room of ROOMS) {
  test(`every layer can be used in little room: ${room.name}`, async ({ page }) => {
    await (
      await openRooms(page)
    )(room);
    await signIn(page, 'demo');
    await page.goto('/gallery');
    const piece = card(page, 'Night rain');

    await test.step('the view', async () => {
      await piece
        .getByRole('button', { name: /Night rain/ })
        .or(piece.getByRole('link', { name: /Night rain/ }))
        .first()
        .click();
      await expectReachable(page.locator('[data-ui=creation-view]'));
      await page.keyboard.press('Escape');
    });
    await test.step('the form', async () => {
      await choose(piece, 'Edit');
      await expectReachable(page.getByRole('dialog'));
      await page.keyboard.press('Escape');
    });
    await test.step('the question', async () => {
      await choose(piece, 'Delete');
      await expectReachable(page.getByRole('alertdialog'));
      await page.keyboard.press('Escape');
    });
    await test.step('the palette', async () => {
      await page.keyboard.press('Control+k');
      await expectReachable(page.getByRole('dialog'));
      await page.keyboard.press('Escape');
    });
    await test.step('the drawer', async () => {
      const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
      if (!(await menu.isVisible())) return;
      await menu.click();
      await expectReachable(page.getByRole('dialog'));
    });
  });
}
