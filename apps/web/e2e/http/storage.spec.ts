import { BROWSER_KEYS, likesKey, namesBelow, presetsKey, TAB_KEYS } from '../../src/lib/stored';
import { expect, follow, logIn, test, type Page } from '../fixtures';

const chooseDark = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
};

test('without any storage the app works, and keeps values until the page is left', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await logIn(page, 'demo');
  await chooseDark(page);
  await expect(page.locator('html')).toHaveClass('dark');
  await follow(page, 'Create');
  await page.getByRole('textbox', { name: 'Prompt' }).fill('A lighthouse of glass');
  await follow(page, 'Gallery');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('article').first().getByRole('button', { name: 'Like' }).click();
  await follow(page, 'Create');
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue('A lighthouse of glass');
  await follow(page, 'Gallery');
  await expect(page.getByRole('article').first().getByRole('button', { name: 'Like' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.locator('html')).toHaveClass('dark');
});

const HOSTILE = [
  '',
  'null',
  '[[[[',
  '{"__proto__":{"x":1}}',
  '{"userId":1,"prompt":{"toString":1},"style":"constructor"}',
  'dark light evil',
  '"><img src=x onerror=alert(1)>',
  '../../../../etc/passwd',
  '\ud800',
  // All keys with this value stay below the limit of a storage, 5 million characters.
  'x'.repeat(100_000),
];

test('full storage with invalid values causes no error', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const keys = [
    ...Object.values({ ...BROWSER_KEYS, ...TAB_KEYS }),
    likesKey(undefined),
    likesKey(1),
    presetsKey(1),
  ];
  // Those of earlier versions, too.
  const names = new Set([...keys.map(namesBelow('/')), ...keys, 'i18next']);
  await page.addInitScript(
    ([values, names]) => {
      const value = values[Number(new URL(location.href).searchParams.get('nth'))] ?? '';
      for (const storage of [localStorage, sessionStorage]) {
        storage.clear();
        for (const key of names) storage.setItem(key, value);
      }
      document.cookie = 'i18next=%3Cscript%3E';
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
    [HOSTILE, [...names]] as const,
  );
  for (const nth of HOSTILE.keys()) {
    await page.goto(`/gallery?nth=${nth}`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.locator('html')).toHaveClass('light');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await page.evaluate(() => 'x' in {})).toBe(false);
  }
  await chooseDark(page);
  await expect(page.locator('html')).toHaveClass('dark');
});
