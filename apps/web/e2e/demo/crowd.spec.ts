import { expect, test, type Page } from '../fixtures';

const MAX_ELEMENTS = 1_500;
/** Long, because the mock creates ten thousand creations in the page's own browser. */
const LIST_TIMEOUT_MS = 45_000;

async function openCrowd(page: Page) {
  await page.goto('/gallery?scenario=crowdedGallery&latency=0&tab=community');
  await expect(cards(page).first()).toBeVisible({ timeout: LIST_TIMEOUT_MS });
}

const cards = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');
const elements = (page: Page) => page.locator('*').count();

/** The position of the first card whose upper edge is in the viewport, and that edge's offset in pixels. */
const firstInViewport = (page: Page) =>
  cards(page).evaluateAll((items) => {
    const visible = items
      .map((item) => ({ place: item.ariaPosInSet, top: Math.round(item.getBoundingClientRect().top) }))
      .filter(({ top }) => top >= 0 && top < innerHeight);
    return visible[0];
  });

const CARDS_IN_A_ROW = 4;

/** Scrolls to a fraction of the page's height, and waits until cards are rendered there. */
async function scrollTo(page: Page, fraction: number) {
  await page.evaluate(
    (fraction) => window.scrollTo(0, document.documentElement.scrollHeight * fraction),
    fraction,
  );
  await expect.poll(() => firstInViewport(page)).toBeTruthy();
}

test('a gallery of ten thousand renders few elements, and Back restores the scroll position', async ({
  page,
}) => {
  test.slow();
  await openCrowd(page);
  const setSize = Number(await cards(page).first().getAttribute('aria-setsize'));
  expect(setSize).toBeGreaterThan(10_000);
  expect(await elements(page)).toBeLessThan(MAX_ELEMENTS);

  await scrollTo(page, 1);
  await expect(cards(page).last()).toHaveAttribute('aria-posinset', String(setSize));
  expect(await elements(page)).toBeLessThan(MAX_ELEMENTS);

  await scrollTo(page, 0.6);
  const before = await firstInViewport(page);
  expect(Number(before?.place)).toBeGreaterThan(5_000);
  expect(await elements(page)).toBeLessThan(MAX_ELEMENTS);

  await page.getByRole('banner').getByRole('link', { name: 'Create' }).click();
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toBeVisible();
  await page.goBack();
  const rowsAway = async () => {
    const { place } = (await firstInViewport(page)) ?? {};
    return Math.abs(Number(place) - Number(before?.place)) / CARDS_IN_A_ROW;
  };
  await expect.poll(rowsAway, 'the same row, or the one beside it').toBeLessThanOrEqual(1);
});

test('arrow keys focus the cards of a gallery of ten thousand in order, without gaps', async ({ page }) => {
  test.slow();
  await openCrowd(page);
  await scrollTo(page, 0.3);
  const first = Number((await firstInViewport(page))?.place);
  await page.locator(`[aria-posinset="${first}"]`).getByRole('link').focus();
  const focused = page.locator('[aria-posinset]:focus-within');
  for (let place = first; place < first + 3 * CARDS_IN_A_ROW; place += 1) {
    await expect(focused).toHaveAttribute('aria-posinset', String(place));
    await expect(focused).toBeInViewport();
    await page.keyboard.press('ArrowRight');
  }
});
