import { expect, test } from '../fixtures';

const FAILING = encodeURIComponent(
  JSON.stringify({ verb: 'answer', endpoint: 'creations.list', status: 500 }),
);

test('what a story opens is shown once, and the panel leads back to the story of the screen', async ({
  page,
}) => {
  await page.goto(`/gallery?scenario=creator&override=${FAILING}&fresh=true&language=ar&theme=dark`);
  await expect(page.locator('html.dark[lang=ar]')).toBeAttached();
  await expect(page.getByText('حدث خطأ')).toBeVisible();
  await expect(page).not.toHaveURL(/fresh|language|theme/);
  await page.keyboard.press('F9');
  await expect(page.getByRole('link', { name: 'Open in Storybook' })).toHaveAttribute(
    'href',
    '/storybook/?path=/story/screens-gallery--my-creations&globals=theme:dark;locale:ar',
  );
});
