import type { Page } from '@playwright/test';

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
