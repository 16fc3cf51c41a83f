import { DRAWN, expect, test, type Locator, type Page } from './fixtures';
import { CODE, hold } from './hold';

test('what is typed before the code is here is not lost', async ({ page }) => {
  const letGo = await hold(page, CODE);
  await page.goto('/', { waitUntil: 'commit' });
  const prompt = page.getByRole('textbox', { name: 'Describe a picture' });
  await prompt.fill('A lighthouse in a storm');
  letGo();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(prompt).toHaveValue('A lighthouse in a storm');
  await page.getByRole('main').getByRole('button', { name: 'Create' }).click();
  await expect(page).toHaveURL(/\/auth/);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain(
    'A lighthouse in a storm',
  );
});

for (const path of ['/pricing', '/pricing/']) {
  test(`a button that is pressed before the code is here is not dead at ${path}`, DRAWN, async ({ page }) => {
    const letGo = await hold(page, CODE);
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('button', { name: 'Theme' }).click();
    letGo();
    await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeVisible();
    await expect(page).toHaveURL('/pricing');
  });
}

test(
  'a tab that is pressed before the code is here opens, and what is typed stays',
  DRAWN,
  async ({ page }) => {
    const letGo = await hold(page, CODE);
    await page.goto('/auth', { waitUntil: 'commit' });
    await page.getByLabel('Email or username').fill('me@example.com');
    await page.getByRole('tab', { name: 'Register' }).click();
    letGo();
    await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
    await page.getByRole('tab', { name: 'Login' }).click();
    await expect(page.getByLabel('Email or username')).toHaveValue('me@example.com');
  },
);

test('whoever scrolls before the code is here stays there, comes back there, and is not moved after a reload', async ({
  page,
}) => {
  const browse = page.getByRole('main').getByRole('link', { name: 'Browse the gallery' }).last();
  const top = () => page.evaluate(() => Math.round(scrollY));
  const scrollTo = async (part: Locator) => {
    await part.scrollIntoViewIfNeeded();
    expect(await top()).toBeGreaterThan(100);
    return await top();
  };
  const untilTheCodeIsHere = async (letGo: () => void) => {
    letGo();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
    await page.waitForLoadState('networkidle');
  };

  let letGo = await hold(page, CODE);
  await page.goto('/', { waitUntil: 'commit' });
  const left = await scrollTo(browse);
  await untilTheCodeIsHere(letGo);
  expect(await top()).toBe(left);

  await browse.click();
  await expect(page).toHaveTitle('Gallery · Easel');
  await page.goBack();
  await expect(page).toHaveTitle(/^Turn a sentence/);
  await expect.poll(top, 'by Back').toBe(left);

  letGo = await hold(page, CODE);
  await page.reload({ waitUntil: 'commit' });
  const elsewhere = await scrollTo(page.getByRole('heading', { name: 'What tokens make' }));
  expect(elsewhere).not.toBe(left);
  await untilTheCodeIsHere(letGo);
  expect(await top()).toBe(elsewhere);
});

for (const [when, goBack] of [
  ['still waits for its screen', (page: Page) => page.goBack()],
  ['is taking the page over', (page: Page) => page.evaluate(backAtTakeOver)],
] as const) {
  test(`whoever goes back while the app ${when} is followed there`, async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (line) => line.type() === 'error' && complaints.push(line.text()));
    await page.goto('/pricing');
    // On start the app's router writes a key into the browser's history entry.
    await page.evaluate(() => history.pushState(null, '', '/gallery'));
    const letGo = await hold(page, '**/assets/gallery.screen-*.js');
    await page.reload({ waitUntil: 'commit' });
    await page.waitForFunction(() => history.state?.key);
    await slowDown(page);
    await goBack(page);
    letGo();
    await expect(page).toHaveURL('/pricing');
    await expect(page).toHaveTitle('Pricing · Easel');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay for pictures, not for months');
    expect(complaints.filter((line) => !line.includes('401'))).toEqual([]);
  });
}

const backAtTakeOver = () => window.addEventListener('take-over', () => history.back(), { once: true });

/** Slows the CPU down tenfold, so that a navigation happens while the app's current step is still running. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 10 });
}

test('a sentence that is sent off before the code is here arrives', async ({ page }) => {
  const letGo = await hold(page, CODE);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Describe a picture' }).fill('A lighthouse in a storm');
  await page.getByRole('main').getByRole('button', { name: 'Create' }).click();
  letGo();
  await expect(page).toHaveURL(/\/auth$/);
});

test(
  'the log-in form is there before its code, and keeps what is typed and sent',
  DRAWN,
  async ({ page }) => {
    const letGo = await hold(page, CODE);
    await page.goto('/auth', { waitUntil: 'commit' });
    const main = page.getByRole('main');
    await main.getByLabel('Email or username').fill('demo');
    await main.getByLabel('Password', { exact: true }).fill('password');
    await main.getByRole('button', { name: 'Login', exact: true }).click();
    letGo();
    await expect(page.getByRole('banner').getByText(/^\d+ tokens?$/)).toBeVisible();
    await expect(page).toHaveURL('/');
  },
);

test(
  'whoever is in the form already when its code comes has the way home prepared like anybody',
  DRAWN,
  async ({ page }) => {
    const letGo = await hold(page, CODE);
    await page.goto('/auth', { waitUntil: 'commit' });
    await page.getByLabel('Email or username').focus();
    const home = page.waitForRequest(/\/assets\/landing\.screen-/);
    letGo();
    await home;
  },
);
