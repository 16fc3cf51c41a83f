import { GENERATOR_DEFAULTS, STYLES } from '@product/domain';
import { card, expect, test, toast, type Page } from '../fixtures';
import { colourOf } from '../focus';
import type { Keyboard } from '../keyboard';

/** The twelve keyboard journeys of the quality goals (A4), each a step. Journeys of one user share a test. */
const PROMPT = 'A red lighthouse over a stormy sea';

const expectMeasured = ({ measuredKinds }: Keyboard, kinds: string[]) => {
  for (const kind of kinds)
    expect(measuredKinds.join('\n'), `the focus of ${kind} was measured`).toContain(kind);
};

// A trace of hundreds of key presses would take longer than the tests.
test.use({ trace: 'off' });

const banner = (page: Page) => page.getByRole('banner');
const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('keyboard only: register, generate an image, save, edit and delete', async ({ page, keys }, info) => {
  test.slow();
  const username = `keys${info.repeatEachIndex}x${info.retry}`;

  await test.step('register', async () => {
    await page.goto('/auth');
    await keys.to(page.getByRole('tab', { name: 'Login' }));
    await keys.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Register' })).toBeFocused();
    await keys.to(page.getByLabel('Username', { exact: true }));
    await keys.type(username);
    await keys.to(page.getByLabel('Email', { exact: true }));
    await keys.type(`${username}@example.com`);
    await keys.to(page.getByLabel('Password', { exact: true }));
    await keys.type('secret-one');
    await keys.to(page.getByLabel('Confirm password'));
    await keys.type('secret-two');
    await keys.press('Enter');
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await expect(page.getByLabel('Confirm password')).toBeFocused();
    await keys.press('Control+A');
    await keys.type('secret-one');
    await keys.to(page.getByRole('button', { name: 'Start 7-day free trial' }));
    await keys.press('Enter');
    await expect(toast(page)).toContainText('Registration successful');
    await expect(page).toHaveURL('/');
    await expect(heading(page, /Describe it/)).toBeFocused();
  });

  await test.step('generate an image', async () => {
    await keys.to(banner(page).getByRole('link', { name: 'Create' }), 'Shift+Tab');
    await keys.press('Enter');
    await expect(page).toHaveURL('/generate');
    await keys.to(page.getByRole('textbox', { name: 'Prompt' }));
    await keys.type(PROMPT);
    await keys.to(page.getByRole('radiogroup', { name: 'Style' }).getByRole('radio', { checked: true }));
    await keys.press('ArrowRight');
    await keys.checkFocus();
    const next = STYLES[STYLES.indexOf(GENERATOR_DEFAULTS.style) + 1];
    await expect(page.locator(`[role=radio][value="${next}"]`)).toBeChecked();
    await keys.to(page.getByRole('button', { name: 'Generate', exact: true }));
    await keys.press('Enter');
    await expect(page.getByRole('button', { name: 'Download' })).toBeVisible();
  });

  await test.step('save with the dialog', async () => {
    const opener = page.getByRole('button', { name: 'Save to Gallery' });
    const dialog = page.getByRole('dialog', { name: 'Save to Gallery' });
    await keys.to(opener);
    await keys.press('Enter');
    await expect(dialog.getByLabel('Title')).toBeFocused();
    await keys.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await keys.press('Enter');
    await expect(dialog.getByLabel('Title')).toBeFocused();
    await keys.checkFocus();
    await keys.press('Control+A');
    await keys.type('Storm light');
    await keys.to(dialog.getByRole('checkbox', { name: 'Make public' }));
    await keys.to(dialog.getByRole('button', { name: 'Save', exact: true }));
    await keys.press('Enter');
    await expect(dialog).toBeHidden();
  });

  await test.step('edit', async () => {
    await keys.to(banner(page).getByRole('link', { name: 'Gallery' }), 'Shift+Tab');
    await keys.press('Enter');
    await expect(card(page, 'Storm light')).toBeVisible();
    const opener = card(page, 'Storm light').getByRole('button', { name: 'Edit' });
    const dialog = page.getByRole('dialog', { name: 'Edit Creation' });
    // The list is one Tab stop: F2 leads to the actions of a card, and arrows from one to the next.
    await keys.to(card(page, 'Storm light').getByRole('link'));
    await keys.press('F2');
    await keys.checkFocus();
    await keys.to(opener, 'ArrowRight');
    await keys.press('Enter');
    await expect(dialog.getByLabel('Title')).toBeFocused();
    await keys.press('Control+A');
    await keys.type('Calm light');
    await keys.to(dialog.getByRole('button', { name: 'Save Changes' }));
    await keys.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(card(page, 'Calm light').getByRole('button', { name: 'Edit' })).toBeFocused();
  });

  await test.step('delete with confirm', async () => {
    const remove = card(page, 'Calm light').getByRole('button', { name: 'Delete' });
    const dialog = page.getByRole('alertdialog', { name: 'Delete Creation' });
    await keys.to(remove, 'ArrowRight');
    await keys.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await keys.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(remove).toBeFocused();
    await keys.press('Enter');
    await keys.to(dialog.getByRole('button', { name: 'Delete' }));
    await keys.press('Enter');
    await expect(card(page, 'Calm light')).toBeHidden();
    await expect(page.locator(':focus'), 'the focus is not lost').toBeAttached();
  });

  expectMeasured(keys, ['skip-link', 'tabs-trigger', 'input', 'textarea', 'radio-card']);
  expectMeasured(keys, [
    'segmented-control-item',
    'checkbox',
    'button|gradient',
    'dialog-close',
    'destructive',
    'user-menu',
  ]);
});

test('keyboard only: log in on the screen and in the dialog, switch to video, change theme and language', async ({
  page,
  keys,
}) => {
  test.slow();

  await test.step('login dialog: open, close, focus return', async () => {
    await page.goto('/gallery');
    const opener = banner(page).getByRole('button', { name: 'Login' });
    const dialog = page.getByRole('dialog', { name: 'Log In' });
    await keys.to(opener);
    await keys.press('Enter');
    await expect(dialog.getByLabel('Email')).toBeFocused();
    for (const name of ['Sign up', 'Close'])
      await keys.to(dialog.getByRole(name === 'Close' ? 'button' : 'link', { name }));
    await keys.to(dialog.getByLabel('Email'));
    await keys.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await test.step('change theme', async () => {
    const theme = banner(page).getByRole('button', { name: 'Theme' });
    await keys.to(theme);
    await keys.press('Enter');
    await expect(page.getByRole('menu')).toBeVisible();
    await keys.to(page.getByRole('menuitemradio', { name: 'Dark' }), 'ArrowDown');
    await keys.press('Enter');
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    await expect(theme).toBeFocused();
  });

  await test.step('change language', async () => {
    const language = banner(page).getByRole('button', { name: 'Language' });
    await keys.to(language, 'Shift+Tab');
    await keys.press('Enter');
    await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused();
    await keys.checkFocus();
    await keys.press('Enter');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(language).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  await test.step('login screen', async () => {
    await page.goto('/auth');
    await keys.to(page.getByLabel('Email or username'));
    await keys.type('admin');
    await keys.to(main(page).getByLabel('Password', { exact: true }));
    await keys.type('password');
    await keys.to(main(page).getByRole('button', { name: 'Login', exact: true }));
    await keys.press('Enter');
    await expect(toast(page)).toContainText('Welcome back, admin!');
    await expect(heading(page, /Describe it/)).toBeFocused();
  });

  await test.step('switch to video', async () => {
    await keys.to(banner(page).getByRole('link', { name: 'Create' }), 'Shift+Tab');
    await keys.press('Enter');
    await keys.to(page.getByRole('tab', { name: 'Image' }));
    await keys.press('ArrowRight');
    await keys.checkFocus();
    await expect(page.getByRole('tab', { name: 'Video' })).toHaveAttribute('aria-selected', 'true');
    await keys.to(page.getByRole('textbox', { name: 'Prompt' }));
    await keys.type(PROMPT);
    await keys.press('Control+Enter');
    await expect(page.getByRole('progressbar', { name: 'Generation progress' })).toBeVisible();
    await keys.to(page.getByRole('button', { name: 'Cancel' }));
    await keys.press('Enter');
    await expect(page.getByRole('progressbar', { name: 'Generation progress' })).toBeHidden();
  });

  // In the dark theme.
  const ring = await colourOf(page, '--ui-focus');
  expectMeasured(keys, ['menuitemradio', 'text-link', 'icon-button', ring]);
});
