import { expect, test as base, type Page } from '@playwright/test';
import { check, openPreview, openStory } from './preview';
import { languages, stories } from './stories';

/** One page for all stories of a worker, as in Storybook itself. A failure closes it together with the worker. */
const test = base.extend<object, { preview: Page }>({
  preview: [
    async ({ browser }, provide, { project }) => {
      const { baseURL, viewport, locale, contextOptions } = project.use;
      const page = await browser.newPage({ ...contextOptions, baseURL, viewport, locale });
      await openPreview(page, 'components-button--default');
      await provide(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

for (const id of stories) {
  test(id, async ({ preview }) => {
    await openStory(preview, id);
    for (const language of languages) {
      for (const theme of ['light', 'dark'])
        expect.soft(await check(preview, language, theme), `${id} in ${language}, ${theme}`).toBe('');
    }
  });
}

test('there are stories to check', () => expect(stories).not.toEqual([]));
