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
  await isPlayed(page, storyId);
  await emit(page, 'updateGlobals', { globals: { locale: 'long' } });
}

/** Waits until a story has been played, also while its page loads. */
const isPlayed = (page: Page, storyId: string) =>
  page.waitForFunction((id) => {
    const render = Reflect.get(window, '__STORYBOOK_PREVIEW__')?.currentRender;
    return render?.id === id && render.phase === 'finished';
  }, storyId);

/** On one page each, since loading Storybook takes longer than a story. */
const PARTS = 3;

for (let part = 0; part < PARTS; part += 1) {
  const screens = SCREENS.filter((_, index) => index % PARTS === part);
  test(`every screen fits when its texts are longer: ${screens[0]} and others`, async ({ page }) => {
    test.slow();
    // The first story starts the mock's worker: a second story meanwhile would make msw load the page again.
    await page.goto(`./iframe.html?viewMode=story&id=screens-${screens[0]}`);
    await isPlayed(page, `screens-${screens[0]}`);
    for (const screen of screens) {
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
}
