import { expect, test, type Page } from '../fixtures';

const view = (page: Page) => page.getByRole('dialog');

test('a link opens a creation, arrow keys move through the list, and Back closes it', async ({ page }) => {
  await page.goto('/gallery');
  const cards = page.getByRole('article');
  await expect(cards.nth(2)).toBeVisible();
  const titles = await cards.getByRole('heading').allTextContents();
  const opener = cards.first().getByRole('link', { name: 'Open' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(view(page)).toHaveAccessibleName(titles[0] ?? '');
  await page.keyboard.press('ArrowRight');
  await expect(view(page)).toHaveAccessibleName(titles[1] ?? '');
  const address = page.url();
  await page.goBack();
  await expect(view(page)).toBeHidden();
  await expect(page).toHaveURL(/\/gallery$/);

  await page.goto(address);
  await expect(view(page)).toHaveAccessibleName(titles[1] ?? '');
  await page.keyboard.press('Escape');
  await expect(view(page)).toBeHidden();
  await expect(cards.first()).toBeVisible();
});

test('the address of a missing creation shows a message over the gallery', async ({ page }) => {
  await page.goto('/gallery?tab=community&creation=nothing');
  await expect(view(page)).toHaveAccessibleName('Creation not found');
  await view(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a search is in the address, and survives a reload and a navigation', async ({ page }) => {
  await page.goto('/gallery');
  await page.getByRole('searchbox').fill('rain');
  await expect(page).toHaveURL(/q=rain/);
  await expect(page.getByRole('article')).not.toHaveCount(0);
  const found = await page.getByRole('article').count();
  await page.reload();
  // The browser restores the field's text before the app has started; the list shows that the app has.
  await expect(page.getByRole('searchbox')).toHaveValue('rain');
  await expect(page.getByRole('article')).toHaveCount(found);
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  // While the gallery is shown, its link clears the filter.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay for pictures, not for months');
  await page.getByRole('banner').getByRole('link', { name: 'Gallery' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('rain');
});

/** The centres of two frames. */
interface Motion {
  pressed: { x: number; y: number };
  /** The centre of the view's frame at the start of the animation. */
  start: { x: number; y: number };
  ms: number;
}

/** Records the animations of pictures in views. */
const recordMotions = (page: Page) =>
  page.addInitScript(() => {
    const motions: Motion[] = [];
    Object.assign(globalThis, { motions });
    const centreOf = (frame: Element) => {
      const { x, y, width, height } = frame.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    };
    let pressed = { x: NaN, y: NaN };
    const onClick = ({ target }: Event) => {
      const frame = target instanceof Element && target.closest('[data-ui=media-frame]');
      if (frame) pressed = centreOf(frame);
    };
    document.addEventListener('click', onClick, true);
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...args) {
      const animation = animate.apply(this, args);
      if (this.closest('[data-ui=creation-view]')) {
        motions.push({ pressed, start: centreOf(this), ms: Number(animation.effect?.getTiming().duration) });
      }
      return animation;
    };
  });

const motionsOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { motions: Motion[] }).motions);

test(
  'the picture moves from its card into the view',
  { tag: ['@req:gallery.view-motion'] },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await recordMotions(page);
    await page.goto('/gallery');
    await page.getByRole('article').nth(1).getByRole('link', { name: 'Open' }).click();
    await expect(view(page)).toBeVisible();
    await expect.poll(() => motionsOf(page)).toHaveLength(1);
    const [{ pressed, start, ms }] = (await motionsOf(page)) as [Motion];
    expect(ms).toBe(240);
    expect(Math.abs(start.x - pressed.x)).toBeLessThan(1);
    expect(Math.abs(start.y - pressed.y)).toBeLessThan(1);
    // Another picture of the list does not come from its card.
    await page.keyboard.press('ArrowRight');
    await expect(view(page).getByText('3 of')).toBeVisible();
    expect(await motionsOf(page)).toHaveLength(1);
  },
);

test('nothing moves with reduced motion, nor if the page does not show the picture', async ({ page }) => {
  await recordMotions(page);
  await page.goto('/gallery');
  const opener = page.getByRole('article').first().getByRole('link', { name: 'Open' });
  await opener.click();
  await expect(view(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(view(page)).toBeHidden();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/gallery?tab=community&creation=nothing');
  await expect(view(page)).toHaveAccessibleName('Creation not found');
  await view(page).getByRole('button', { name: 'Close' }).click();
  expect(await motionsOf(page)).toEqual([]);
  // Proves that the recording works on this page: another press does animate.
  await opener.click();
  await expect.poll(() => motionsOf(page)).toHaveLength(1);
});
