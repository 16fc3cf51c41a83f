import { expect, test, type Page } from '../fixtures';

const view = (page: Page) => page.getByRole('dialog');

test('a link opens a creation, keys walk through the list, and Back leads out of it', async ({ page }) => {
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

test('an address of a creation that does not exist says so, and shows the gallery', async ({ page }) => {
  await page.goto('/gallery?tab=community&piece=nothing');
  await expect(view(page)).toHaveAccessibleName('This creation is not here');
  await view(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a search is in the address, and survives a reload and a way to another page', async ({ page }) => {
  await page.goto('/gallery');
  await page.getByRole('searchbox').fill('rain');
  await expect(page).toHaveURL(/q=rain/);
  await expect(page.getByRole('article')).not.toHaveCount(0);
  const found = await page.getByRole('article').count();
  await page.reload();
  // The browser itself restores the words before the app has started: the list shows that it has.
  await expect(page.getByRole('searchbox')).toHaveValue('rain');
  await expect(page.getByRole('article')).toHaveCount(found);
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Gallery' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('rain');
});

/** Records for each view transition of the page whether the picture moved in it. */
const recordTransitions = (page: Page) =>
  page.addInitScript(() => {
    const moved: string[][] = [];
    Object.assign(globalThis, { moved });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        const pseudo = document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect && effect.pseudoElement) || '');
        moved.push(
          pseudo.flatMap((name) => /^::view-transition-group\((creation)\)$/.exec(name)?.slice(1) ?? []),
        );
      });
      return transition;
    };
  });

const moved = (page: Page) => page.evaluate(() => (globalThis as unknown as { moved: string[][] }).moved);

test(
  'the picture moves from its card into the view, and back to the card of the one that is shown then',
  { tag: ['@req:gallery.view-motion'] },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await recordTransitions(page);
    await page.goto('/gallery');
    const cards = page.getByRole('article');
    await cards.first().getByRole('link', { name: 'Open' }).click();
    const name = (await cards.nth(1).getByRole('heading', { includeHidden: true }).textContent()) ?? '';
    await expect(view(page)).toBeVisible();
    await expect.poll(() => moved(page)).toEqual([['creation']]);
    await page.keyboard.press('ArrowRight');
    await expect(view(page)).toHaveAccessibleName(name);
    await page.keyboard.press('Escape');
    await expect(view(page)).toBeHidden();
    await expect.poll(() => moved(page)).toEqual([['creation'], ['creation']]);
    await expect(page.locator('[style*=view-transition-name]')).toHaveCount(0);
  },
);

test('nothing moves where motion is reduced, nor from a page without the picture', async ({ page }) => {
  await recordTransitions(page);
  await page.goto('/gallery');
  await page.getByRole('article').first().getByRole('link', { name: 'Open' }).click();
  await expect(view(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(view(page)).toBeHidden();
  expect(await moved(page)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/gallery?tab=community&piece=nothing');
  await expect(view(page)).toBeVisible();
  await expect.poll(() => moved(page)).toEqual([[]]);
});
