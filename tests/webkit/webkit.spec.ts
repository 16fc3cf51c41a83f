import { expect, test as base } from '@playwright/test';
import { accessibility } from '../../.storybook/accessibility';
import { accessOf, paths } from '../../apps/web/src/core/paths';
import { WAIT_MS } from '@tooling/gate/time-limits.ts';
import { Browser, openBrowser } from './browser';

const test = base.extend<{ driverUrl: string; webkit: Browser }>({
  driverUrl: ['', { option: true }],
  webkit: async ({ driverUrl, baseURL }, provide, info) => {
    const driver = await openBrowser(driverUrl);
    await provide(new Browser(driver, baseURL ?? ''));
    if (info.status !== info.expectedStatus)
      await info.attach('page', {
        body: Buffer.from(await driver.takeScreenshot(), 'base64'),
        contentType: 'image/png',
      });
    await driver.quit();
  },
});

const expectPath = (webkit: Browser, path: string) =>
  expect.poll(webkit.path, { timeout: WAIT_MS }).toBe(path);

async function register(webkit: Browser, username: string) {
  await webkit.open('/auth?tab=register');
  await webkit.fill('Username', username);
  await webkit.fill('Email', `${username}@example.com`);
  await webkit.fill('Password', 'secret-one');
  await webkit.fill('Confirm password', 'secret-one');
  await webkit.press('button', 'Start 7-day free trial');
  await webkit.find('button', new RegExp(username));
  await expectPath(webkit, '/');
}

async function logIn(webkit: Browser) {
  await webkit.open('/auth');
  await fillLogin(webkit);
}

async function fillLogin(webkit: Browser) {
  await webkit.fill('Email or username', 'demo');
  await webkit.fill('Password', 'password');
  await webkit.press('button', 'Login');
  await webkit.find('button', /demo/);
}

test('a user registers, generates a picture, saves it, finds it in the gallery and logs out', async ({
  webkit,
}, { retry }) => {
  await register(webkit, `webkit${retry}`);
  await webkit.press('link', 'Create');
  await webkit.fill('Prompt', 'A red lighthouse over a stormy sea');
  await webkit.press('button', 'Generate');
  await webkit.find('progressbar', 'Generation progress');
  await webkit.find('button', 'Download');
  await webkit.press('button', 'Save to Gallery');
  await webkit.find('dialog', 'Save to Gallery');
  await (await webkit.field('Title')).clear();
  await webkit.fill('Title', 'Storm light');
  await webkit.press('button', 'Save');
  await webkit.press('link', 'Gallery');
  await webkit.press('link', 'Open Storm light');
  await webkit.find('dialog', 'Storm light');
  await webkit.press('button', 'Close');
  await webkit.press('button', 'Log Out');
  await webkit.find('button', 'Login');
  await expectPath(webkit, '/');
});

test('a pack is bought, and its tokens are in the balance', async ({ webkit }, { retry }) => {
  await register(webkit, `payer${retry}`);
  await webkit.open(paths.pricing);
  await webkit.press('link', 'Buy Pro');
  await webkit.press('button', 'Purchase Tokens');
  await webkit.press('radio', /^Pays/);
  await webkit.press('button', 'Pay £45.00');
  await webkit.find('heading', 'Payment Successful!');
  await expectPath(webkit, paths.generate);
  await expect.poll(() => webkit.text('header'), { timeout: WAIT_MS }).toContain('250 tokens');
});

test('a page for users leads to the login, and a draft survives a reload', async ({ webkit }) => {
  await webkit.open(paths.generate);
  await expectPath(webkit, '/auth');
  await fillLogin(webkit);
  await webkit.open(paths.generate);
  await webkit.fill('Prompt', 'A draft');
  await expect
    .poll(async () => (await webkit.field('Prompt')).getAttribute('value'), { timeout: WAIT_MS })
    .toBe('A draft');
  await webkit.open(paths.generate);
  await expect
    .poll(async () => (await webkit.field('Prompt')).getAttribute('value'), { timeout: WAIT_MS })
    .toBe('A draft');
});

test('the Arabic interface is mirrored, also after a reload', async ({ webkit }) => {
  await webkit.open('/');
  await webkit.press('button', 'Language');
  await webkit.press('menuitemradio', 'العربية');
  const direction = () => webkit.driver.executeScript('return document.documentElement.dir');
  await expect.poll(direction, { timeout: WAIT_MS }).toBe('rtl');
  await webkit.open(paths.pricing);
  await expect.poll(direction, { timeout: WAIT_MS }).toBe('rtl');
});

const SIZES = [
  [1280, 800],
  [480, 800],
] as const;

for (const audience of ['visitors', 'users'] as const) {
  test(`the pages of ${audience} fit, and axe finds no violation on them`, async ({ webkit }) => {
    test.slow();
    if (audience === 'users') await logIn(webkit);
    const pages = Object.values(paths).filter(
      (path) => (accessOf(path) === 'users') === (audience === 'users'),
    );
    for (const path of pages) {
      await webkit.open(path);
      await expect.poll(() => webkit.text('h1'), { timeout: WAIT_MS }).not.toBe('');
      for (const [width, height] of SIZES) {
        await webkit.resize(width, height);
        const sideways = await webkit.driver.executeScript(
          'return document.documentElement.scrollWidth - document.documentElement.clientWidth',
        );
        expect.soft(sideways, `${path} at ${width} px scrolls sideways by so many pixels`).toBe(0);
        const found = await webkit.violations({ ...accessibility.options, resultTypes: ['violations'] });
        expect.soft(found, `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}
