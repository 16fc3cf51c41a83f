import type { Page } from '@playwright/test';

/** Of a story without a viewport, as in the stories' own tests. */
const DEFAULT_SIZE = { width: 1200, height: 900 };

/** The story that the preview renders, as it calls it. */
interface Render {
  id: string;
  phase?: string;
}

/** Opens the preview with its first story. */
export async function openPreview(page: Page, first: string): Promise<void> {
  // The add-on's own run of axe would only take time.
  await page.goto(`/iframe.html?viewMode=story&id=${first}&globals=a11y.manual:!true`);
  await untilFinished(page, first);
}

/**
 * Opens a story in English, for which its play function is written. Resolves when that has ended; rejects with the error
 * that the page shows.
 */
export async function openStory(page: Page, id: string): Promise<void> {
  await page.setViewportSize(await sizeOf(page, id));
  await page.evaluate(
    (storyId) =>
      Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__').emit('setCurrentStory', {
        storyId,
        viewMode: 'story',
      }),
    id,
  );
  await untilFinished(page, id);
  const isShown = await page.evaluate(() => document.body.classList.contains('sb-show-main'));
  if (!isShown) throw new Error(`The story shows an error: ${await page.locator('body').innerText()}`);
}

async function sizeOf(page: Page, id: string) {
  const styles: { width: string; height: string } | undefined = await page.evaluate(async (storyId) => {
    const { storyStoreValue } = Reflect.get(window, '__STORYBOOK_PREVIEW__');
    const { parameters, storyGlobals } = await storyStoreValue.loadStory({ storyId });
    return parameters.viewport.options[storyGlobals.viewport?.value]?.styles;
  }, id);
  return styles
    ? { width: Number.parseInt(styles.width), height: Number.parseInt(styles.height) }
    : DEFAULT_SIZE;
}

async function untilFinished(page: Page, id: string) {
  await page.waitForFunction((id) => {
    const render: Render | undefined = Reflect.get(window, '__STORYBOOK_PREVIEW__')?.currentRender;
    return render?.id === id && render.phase === 'finished';
  }, id);
}

/**
 * Checks the open story in a language and a theme, in the state that its play function has left
 * (.storybook/checks/check-on-request.ts).
 * @returns what is wrong; empty if nothing is
 */
export const check = (page: Page, language: string, theme: string): Promise<string> =>
  page
    .evaluate(([language, theme]) => Reflect.get(window, 'checkStory')(language, theme), [language, theme])
    .then(() => '', String);
