import { card, expect, IN_CHROMIUM, signIn, test, type Page } from '../fixtures';

const dialog = (page: Page, name?: string) => page.getByRole('dialog', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Opens the pricing page, and the gallery after it: what Back must not lead to. */
async function openGallery(page: Page, user?: string) {
  if (user) await signIn(page, user);
  await page.goto('/pricing');
  await page.getByRole('banner').getByRole('link', { name: 'Gallery' }).click();
  await expect(heading(page, 'Gallery')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
}

/** One more Back leaves the page: the layer has left no entry. */
async function leaveByBack(page: Page) {
  // It is taken away a moment after the layer. Until then, Back would do that.
  await expect.poll(() => page.evaluate(() => history.state?.usr?.layers ?? 0)).toBe(0);
  await page.goBack();
  await expect(heading(page, 'Pay for pictures')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
}

test.describe('Back closes what covers the window', IN_CHROMIUM, () => {
  test('an edited title is there again; two layers close one by one; scroll and selection stay', async ({
    page,
  }) => {
    await openGallery(page, 'demo');
    const articles = page.getByRole('article');
    await expect(articles.nth(7)).toBeVisible();
    const title = await articles.nth(7).getByRole('heading').innerText();
    await card(page, title)
      .getByRole('link', { name: `Open ${title}` })
      .click();
    await expect(dialog(page, title)).toBeVisible();
    const address = page.url();
    const top = await page.evaluate(() => window.scrollY);
    expect(top).toBeGreaterThan(0);
    await dialog(page, title).getByRole('button', { name: 'Edit' }).click();
    const field = page.getByRole('textbox', { name: 'Title' });
    await field.fill('Half a title');
    await page.goBack();
    await expect(dialog(page, 'Edit Creation')).toBeHidden();
    await expect(dialog(page, title)).toBeVisible();
    expect(page.url()).toBe(address);
    await dialog(page, title).getByRole('button', { name: 'Edit' }).click();
    await expect(field).toHaveValue('Half a title');
    // Escape discards, and takes the entry away.
    await page.keyboard.press('Escape');
    await expect(dialog(page, 'Edit Creation')).toBeHidden();
    await dialog(page, title).getByRole('button', { name: 'Edit' }).click();
    await expect(field).toHaveValue(title);
    await page.goBack();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(card(page, title)).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(top);

    await page.getByRole('button', { name: 'Select', exact: true }).click();
    const boxes = page.getByRole('article').getByRole('checkbox');
    await boxes.nth(0).check({ force: true });
    await boxes.nth(1).check({ force: true });
    const selection = page.getByRole('region', { name: 'Selection' });
    await selection.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await selection.getByRole('button', { name: 'Compare' }).click();
    await expect(dialog(page, 'Compare')).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(selection).toContainText('2 selected');
    await leaveByBack(page);
  });

  test('the palette keeps its words, and a page that is opened in it takes its place', async ({ page }) => {
    await openGallery(page, 'demo');
    const field = page.getByRole('combobox');
    await expect(async () => {
      await page.keyboard.press('Control+k');
      await expect(field).toBeFocused({ timeout: 1000 });
    }).toPass();
    await field.fill('terms');
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(field).toHaveValue('terms');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Terms')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('article').first()).toBeVisible();
    // Choosing has discarded the words.
    await page.keyboard.press('Control+k');
    await expect(field).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await leaveByBack(page);
    await page.goForward();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(dialog(page)).toBeHidden();
  });

  test('the log-in dialog keeps the email, also over a reload below it', async ({ page }) => {
    await openGallery(page);
    const logIn = page.getByRole('banner').getByRole('button', { name: 'Login' });
    await logIn.click();
    const email = dialog(page).getByLabel('Email');
    await email.fill('demo@example.com');
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Login');
    await logIn.click();
    await expect(email).toHaveValue('demo@example.com');
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => history.state.usr)).toBeNull();
    await logIn.click();
    await dialog(page).getByRole('link', { name: 'Sign up' }).click();
    await expect(page).toHaveURL(/\/auth\?tab=register/);
    await page.goBack();
    await expect(page.getByRole('article').first()).toBeVisible();
    await leaveByBack(page);
  });

  test('after a log-in in the dialog Back leads to the page before', async ({ page }) => {
    await openGallery(page);
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
    await dialog(page).getByLabel('Email').fill('demo@example.com');
    await dialog(page).getByLabel('Password', { exact: true }).fill('password');
    await dialog(page).getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByRole('button', { name: 'demo' })).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page.getByRole('article').first()).toBeVisible();
    await leaveByBack(page);
  });

  test('the drawer of a phone closes, and a page that is opened in it takes its place', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await signIn(page, 'demo');
    await page.goto('/pricing');
    const menu = page.getByRole('button', { name: 'Open menu' });
    await menu.click();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(heading(page, 'Pay for pictures')).toBeVisible();
    await menu.click();
    await dialog(page).getByRole('link', { name: 'Gallery' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await leaveByBack(page);
  });

  test('the large view of a result closes, and the prompt stays', async ({ page }) => {
    await signIn(page, 'demo');
    await page.goto('/pricing');
    await page.getByRole('banner').getByRole('link', { name: 'Create' }).click();
    await page.getByRole('textbox', { name: 'Prompt' }).fill('A storm');
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    const save = page.getByRole('button', { name: 'Save to Gallery' });
    await expect(save).toBeVisible({ timeout: 60_000 });
    await save.click();
    const title = page.getByRole('textbox', { name: 'Title' });
    await title.fill('A title of my own');
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await save.click();
    await expect(title).toHaveValue('A title of my own');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await page.getByRole('main').getByRole('button', { name: 'View larger' }).press('Enter');
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue('A storm');
    await leaveByBack(page);
  });
});

test('an address in another case is that of its screen, whose link is the current one', async ({ page }) => {
  await page.goto('/Gallery?tab=community#top');
  await expect(page).toHaveURL('/gallery?tab=community#top');
  const link = page.getByRole('banner').getByRole('link', { name: 'Gallery' });
  await expect(link).toHaveAttribute('aria-current', 'page');
});
