import type { Page } from '@playwright/test';
import { CHECK, CHECKED, type Checked, type Variant } from '../../.storybook/checks/check-protocol';

/** The channel of Storybook's preview. */
interface Channel {
  emit: (event: string, data: unknown) => void;
  once: (event: string, listen: (data: unknown) => void) => void;
}

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
  await page.evaluate((storyId) => {
    const channel: Channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, id);
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

/** Checks the open story in a language and a theme, in the state that its play function has left. */
export const check = (page: Page, variant: Variant): Promise<Checked> =>
  page.evaluate(
    ({ CHECK, CHECKED, variant }) =>
      new Promise<Checked>((resolve) => {
        const channel: Channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
        channel.once(CHECKED, (checked) => resolve(checked as Checked));
        channel.emit(CHECK, variant);
      }),
    { CHECK, CHECKED, variant },
  );
