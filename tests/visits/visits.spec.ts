import { expect, test, type Page } from '@playwright/test';
import { BROWSER_KEYS, namesBelow, TAB_KEYS } from '../../apps/web/src/lib/stored';
import { paths } from '../../apps/web/src/core/paths';
import { controlsOf } from './controls';
import { randomOf, type Random } from './random';

const SEEDS = (process.env['SEEDS'] ?? '1,2,3,4,5').split(',').map(Number);
const STEPS = Number(process.env['STEPS'] ?? 150);

const SCENARIOS = ['visitor', 'newcomer', 'creator', 'subscriber', 'outOfTokens', 'emptyGallery'] as const;
const KEYS = [
  'Tab',
  'Shift+Tab',
  'Enter',
  'Escape',
  'ArrowRight',
  'ArrowDown',
  'Control+k',
  '?',
  'Home',
  'F2',
  'F9',
];
const WORDS = [
  'A lighthouse in a storm',
  'مطر ليلي',
  '夜雨',
  '🪁'.repeat(30),
  'x',
  ' ',
  'a@b.co',
  'password',
  '<b>',
];
const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

/** A step that the page's own change has prevented, such as a reload during a navigation. */
const FAILED = 'not done';

interface Visit {
  page: Page;
  random: Random;
}

/** The actions of a visitor, with their weights. Each returns a description. */
const ACTIONS: [weight: number, act: (visit: Visit) => Promise<string>][] = [
  [70, pressSomething],
  [3, generateAndLeave],
  [10, pressKey],
  [6, ({ page, random }) => go(page, random.pick(Object.values(paths)) ?? '/')],
  [5, goBack],
  [3, async ({ page }) => (await page.reload(), 'reload')],
  [3, resize],
];

async function pressSomething({ page, random }: Visit) {
  const control = random.pick(await controlsOf(page));
  if (!control) return 'nothing to press';
  await page.mouse.click(control.x, control.y);
  if (!control.isField) return `press ${control.name}`;
  const words = random.pick(WORDS) ?? '';
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(words);
  return `write ${JSON.stringify(words)} into ${control.name}`;
}

/** Where there is a prompt: the generation goes on while other steps are made. */
async function generateAndLeave({ page, random }: Visit) {
  const prompt = page.locator('[data-ui=generator-form] textarea');
  if (!(await prompt.isVisible())) return 'no prompt';
  await prompt.fill(random.pick(WORDS) ?? 'x');
  await prompt.press('ControlOrMeta+Enter');
  const link = page.locator('header a[href$="/gallery"]').first();
  // In a narrow window it is in the drawer.
  if (await link.isVisible()) await link.click();
  return 'generate and leave';
}

async function pressKey({ page, random }: Visit) {
  const key = random.pick(KEYS) ?? 'Tab';
  await page.keyboard.press(key);
  return `key ${key}`;
}

async function go(page: Page, path: string) {
  await page.goto(path);
  return `go to ${path}`;
}

/** Not to the blank page before the first. */
async function goBack({ page }: Visit) {
  if (!(await page.evaluate(() => navigation.canGoBack))) return 'nowhere to go back to';
  await page.goBack({ waitUntil: 'commit' });
  return 'back';
}

async function resize({ page, random }: Visit) {
  const size = random.pick(WINDOWS) ?? WINDOWS[0]!;
  await page.setViewportSize(size);
  return `window of ${size.width}`;
}

function choose(random: Random) {
  let rest = random.next() * ACTIONS.reduce((sum, [weight]) => sum + weight, 0);
  for (const [weight, act] of ACTIONS) if ((rest -= weight) < 0) return act;
  return pressSomething;
}

/** Uncaught errors and errors in the console; the browser's own lines about failed requests are none. */
function watchErrors(page: Page) {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(message.text());
  });
  return errors;
}

/** What holds at each moment of each visit. Returns one sentence for each that does not. */
const mistakesOf = (page: Page) =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - innerWidth;
    const rings = document.querySelectorAll('[data-ui=running-generation]');
    const isVisitor = document.querySelector('[data-ui=header]')?.textContent?.includes('Login') === true;
    return [
      ...(rings.length > 1 ? ['The header shows two generations.'] : []),
      ...(rings.length > 0 && isVisitor ? ['A generation has outlived its session.'] : []),
      ...(/-\d[\d,.]* tokens?\b/.test(document.body.innerText) ? ['A balance is negative.'] : []),
      ...(document.querySelector('[data-ui=error-fallback]') ? ['The page has crashed.'] : []),
      ...(wide > 0 ? [`The page is ${wide}px wider than the window.`] : []),
      ...(/\b(undefined|NaN|\[object Object\])\b/.test(document.body.innerText)
        ? ['A value has leaked.']
        : []),
    ];
  });

for (const seed of SEEDS) {
  test(`a visit at random, seed ${seed}`, async ({ page, baseURL }) => {
    const random = randomOf(seed);
    const scenario = SCENARIOS[seed % SCENARIOS.length];
    const answer = await page.request.post('/api/__mock/reset', { data: { scenario } });
    expect(answer.ok()).toBe(true);
    // Payment and sharing lead out of the site.
    await page.route(
      (url) => url.hostname !== 'localhost',
      (route) => route.abort(),
    );
    page.on('dialog', (dialog) => void dialog.accept());
    const errors = watchErrors(page);
    await page.goto('/');
    const steps = [`scenario ${scenario}`];
    for (let step = 0; step < STEPS; step++) {
      steps.push(
        await choose(random)({ page, random }).catch((error: Error) => `${FAILED}: ${error.message}`),
      );
      // The page of the payment, or one that could not be loaded.
      if (!page.url().startsWith(baseURL!)) steps.push(await go(page, paths.home));
      const story = `after ${steps.slice(-12).join('\n')}\nat ${page.url()}`;
      await expect(page.locator('main, [role=dialog]').first(), story).toBeAttached();
      const mistakes = [...errors, ...(await mistakesOf(page).catch(() => []))];
      expect(mistakes, story).toEqual([]);
    }
    expect(steps.filter((step) => step.startsWith(FAILED)).length).toBeLessThan(STEPS / 10);
    await expectNothingPrivate(page);
  });
}

/** After a logout the browser holds nothing of the user but the likes. */
async function expectNothingPrivate(page: Page) {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate((key) => localStorage.setItem(key, 'en'), BROWSER_KEYS.language);
  await page.goto(paths.pricing);
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: /^Log(in| Out)$/ }).waitFor();
  const logOut = banner.getByRole('button', { name: 'Log Out' });
  // A visitor's draft is kept for the registration.
  if (!(await logOut.isVisible())) return;
  await logOut.click();
  // Asked if there are results that are not saved.
  const anyway = page.getByRole('alertdialog').getByRole('button', { name: 'Log Out' });
  await banner.getByRole('button', { name: 'Login' }).or(anyway).first().waitFor();
  if (await anyway.isVisible()) await anyway.click();
  await banner.getByRole('button', { name: 'Login' }).waitFor();
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const nameOf = namesBelow('/');
  const allowed = [BROWSER_KEYS.theme, BROWSER_KEYS.language, BROWSER_KEYS.firstSteps, TAB_KEYS.scroll].map(
    nameOf,
  );
  expect(kept.filter((key) => !allowed.includes(key) && !key.startsWith(nameOf('likes')))).toEqual([]);
}
