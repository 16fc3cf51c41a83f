// Every press is answered before the code of what it opens has loaded: by that, or by a spinner.
import { expect, follow, signIn, test, type Page } from '../fixtures';
import { CODE, hold } from '../hold';

const banner = (page: Page) => page.getByRole('banner');
const spinner = (page: Page) =>
  page.locator('[data-pending-layer], [data-pending], [data-ui=loading-screen]');
const card = (page: Page) => page.getByRole('article').first();

interface Press {
  path: string;
  as?: string;
  narrow?: boolean;
  before?: (page: Page) => Promise<void>;
  press: (page: Page) => Promise<void>;
  opened: (page: Page) => ReturnType<Page['locator']>;
}

const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name });
const menu = (page: Page) => page.getByRole('menu');

async function select(page: Page, count: number) {
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  const boxes = page.getByRole('article').getByRole('checkbox');
  for (let index = 0; index < count; index += 1) await boxes.nth(index).check({ force: true });
}

async function pressOnCard(page: Page, name: string) {
  await card(page).hover();
  await card(page).getByRole('button', { name }).click();
}

async function generate(page: Page) {
  await page.getByRole('textbox', { name: 'Prompt' }).fill('A lake at dusk');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Save to Gallery' })).toBeVisible();
}

const PRESSES: Record<string, Press> = {
  Login: {
    path: '/gallery',
    press: (page) => banner(page).getByRole('button', { name: 'Login' }).click(),
    opened: dialog('Log In'),
  },
  'the language menu': {
    path: '/gallery',
    press: (page) => banner(page).getByRole('button', { name: 'Language' }).click(),
    opened: menu,
  },
  'the user menu': {
    path: '/gallery',
    as: 'demo',
    press: (page) => banner(page).getByRole('button', { name: 'demo' }).click(),
    opened: menu,
  },
  'the drawer': {
    path: '/gallery',
    narrow: true,
    press: (page) => banner(page).getByRole('button', { name: 'Open menu' }).click(),
    opened: (page) => page.getByRole('dialog'),
  },
  'the palette': {
    path: '/gallery',
    press: (page) => page.keyboard.press('ControlOrMeta+k'),
    opened: (page) => page.getByRole('dialog'),
  },
  'a screen': {
    path: '/gallery',
    press: (page) => follow(page, 'Pricing'),
    opened: (page) => page.getByRole('heading', { level: 1, name: /Pay for pictures/ }),
  },
  'a view': {
    path: '/gallery',
    as: 'demo',
    press: (page) => card(page).getByRole('link').first().click(),
    opened: (page) => page.getByRole('dialog'),
  },
  'edit a creation': {
    path: '/gallery',
    as: 'demo',
    press: (page) => pressOnCard(page, 'Edit'),
    opened: dialog('Edit Creation'),
  },
  'delete a creation': {
    path: '/gallery',
    as: 'demo',
    press: (page) => pressOnCard(page, 'Delete'),
    opened: (page) => page.getByRole('alertdialog'),
  },
  'the comparison': {
    path: '/gallery',
    as: 'demo',
    before: async (page) => {
      await select(page, 2);
      await expect(page.getByRole('button', { name: 'Compare' })).toBeVisible();
    },
    press: (page) => page.getByRole('button', { name: 'Compare' }).click(),
    opened: (page) => page.getByRole('dialog'),
  },
  'save a result': {
    path: '/generate',
    as: 'admin',
    before: generate,
    press: (page) => page.getByRole('button', { name: 'Save to Gallery' }).click(),
    opened: dialog('Save to Gallery'),
  },
};

async function open(page: Page, { path, as, narrow, before }: Press) {
  if (narrow) await page.setViewportSize({ width: 390, height: 844 });
  if (as) await signIn(page, as);
  await page.goto(path);
  await before?.(page);
  await page.waitForLoadState('networkidle');
}

for (const [what, about] of Object.entries(PRESSES)) {
  test(`while the code of "${what}" loads, a press shows a spinner, and then opens it`, async ({ page }) => {
    await open(page, about);
    const release = await hold(page, CODE);
    await about.press(page);
    await expect(spinner(page)).toBeVisible();
    await expect(about.opened(page)).toBeHidden();
    release();
    await expect(about.opened(page)).toBeVisible();
    await expect(spinner(page)).toBeHidden();
  });
}

const AT_ONCE: Record<string, Press> = {
  'the menu to share': {
    path: '/gallery',
    as: 'demo',
    press: (page) => pressOnCard(page, 'Share'),
    opened: menu,
  },
};

for (const [what, about] of Object.entries(AT_ONCE)) {
  test(`"${what}" opens without the network`, async ({ page }) => {
    await open(page, about);
    await hold(page, CODE);
    await about.press(page);
    await expect(about.opened(page)).toBeVisible();
  });
}

test('Escape, or a press elsewhere, cancels what is loading', async ({ page }) => {
  await page.goto('/gallery');
  await page.waitForLoadState('networkidle');
  const release = await hold(page, CODE);
  const layer = page.locator('[data-pending-layer]');
  const login = banner(page).getByRole('button', { name: 'Login' });
  await login.click();
  await expect(layer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(layer).toBeHidden();
  await login.click();
  await expect(layer).toBeVisible();
  await page.mouse.click(5, 300);
  await expect(layer).toBeHidden();
  release();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a press before the app has loaded shows a spinner in the button', async ({ page }) => {
  const release = await hold(page, CODE);
  await page.goto('/', { waitUntil: 'commit' });
  const language = banner(page).getByRole('button', { name: 'Language' });
  await language.click();
  await expect(language).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(menu(page)).toBeVisible();
});

test('a language that is loading shows a spinner', async ({ page }) => {
  await page.goto('/gallery');
  await banner(page).getByRole('button', { name: 'Language' }).click();
  const release = await hold(page, CODE);
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page.locator('[data-pending-layer]')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Galerie' })).toBeVisible();
  await expect(page.locator('[data-pending-layer]')).toBeHidden();
});

for (const path of ['/', '/gallery']) {
  test(`Ctrl+K before the app has loaded shows a spinner at ${path}, and opens the palette then`, async ({
    page,
  }) => {
    const release = await hold(page, CODE);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('main h1').first()).toBeAttached();
    await page.keyboard.press('ControlOrMeta+k');
    const layer = page.locator('[data-pending-layer]');
    await expect(layer).toBeVisible({ timeout: 100 });
    await page.keyboard.press('Escape');
    await expect(layer).toBeHidden();
    await page.keyboard.press('ControlOrMeta+k');
    release();
    await expect(page.getByRole('dialog', { name: 'Commands' })).toBeVisible();
    await expect(layer).toBeHidden();
  });
}

test('Ctrl+K before the code of the keys has loaded shows a spinner, and opens the palette then', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/quick-keys*.js');
  await page.goto('/gallery');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.locator('[data-pending-layer]')).toBeVisible();
  release();
  await expect(page.getByRole('dialog', { name: 'Commands' })).toBeVisible();
});
