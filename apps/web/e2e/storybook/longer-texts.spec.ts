import { expectNoCutWord, expectNoSidewaysScroll } from '../accessible';
import { expect, test } from '../fixtures';

/** The stories of the screens, in the pseudo-locale whose texts are 40 % longer. */
const SCREENS = [
  'landing--visitor',
  'auth--login',
  'auth--register',
  'gallery--my-creations',
  'gallery--community',
  'pricing--visitor',
  'generate--idle',
  'generate--done',
  'buy-tokens--default',
  'subscribe--default',
  'payment-return--tokens-paid',
  'payment-return--subscription-cancelled',
  'legal--privacy',
  'legal--terms',
  'notfound--dead-link',
];

for (const screen of SCREENS) {
  test(`${screen} fits when its texts are longer`, async ({ page }) => {
    await page.goto(`./iframe.html?viewMode=story&id=screens-${screen}&globals=locale:long`);
    const heading = page.locator('#storybook-root h1');
    await expect(heading).toHaveText(/ö/);
    await expectNoSidewaysScroll(page, screen, 320, 256);
    await expectNoCutWord(page, screen);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expectNoSidewaysScroll(page, `${screen}, twice the letters`, 640, 512);
    await expectNoCutWord(page, `${screen}, twice the letters`);
  });
}
