import { expectNoCutWord, expectNoSidewaysScroll } from '../accessible';
import { expect, test, type Page } from '../fixtures';

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

const emit = (page: Page, event: string, detail: object) =>
  page.evaluate(
    ([event, detail]) => Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__').emit(event, detail),
    [event, detail] as const,
  );

/** Plays a story in English, for which it is written, and then changes its texts. */
async function open(page: Page, storyId: string) {
  await emit(page, 'updateGlobals', { globals: { locale: 'en' } });
  await emit(page, 'setCurrentStory', { storyId, viewMode: 'story' });
  await page.waitForFunction((id) => {
    const render = Reflect.get(window, '__STORYBOOK_PREVIEW__').currentRender;
    return render?.id === id && render.phase === 'finished';
  }, storyId);
  await emit(page, 'updateGlobals', { globals: { locale: 'long' } });
}

test('every screen fits when its texts are longer', async ({ page }) => {
  test.slow();
  await page.goto('./iframe.html?viewMode=story&id=components-button--default');
  await expect(page.locator('#storybook-root button')).toBeVisible();
  for (const screen of SCREENS) {
    await test.step(screen, async () => {
      await open(page, `screens-${screen}`);
      await expect(page.locator('#storybook-root h1')).toHaveText(/ö/);
      await expectNoSidewaysScroll(page, screen, 320, 256);
      await expectNoCutWord(page, screen);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      await expectNoSidewaysScroll(page, `${screen}, twice the letters`, 640, 512);
      await expectNoCutWord(page, `${screen}, twice the letters`);
      await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    });
  }
});
