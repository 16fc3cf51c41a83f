// The demo in a folder is the one build with an origin (tooling/gate/tasks/tasks.mjs).
import { BRAND, expect, PRERENDERED, test, type Page } from '../fixtures';

const SITE = 'https://studio.example/a/b/';

/** The contents of the head's tags for previews and search engines, by their names. */
const head = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.head.querySelectorAll('[property], [name=description], [rel=canonical]')].map((tag) => [
        tag.getAttribute('property') ?? tag.getAttribute('name') ?? tag.getAttribute('rel'),
        tag.getAttribute('content') ?? tag.getAttribute('href'),
      ]),
    ),
  );

test(
  'a link preview has the title and the description of its page, and a picture for crawlers',
  { tag: ['@req:web.link-preview', '@req:web.canonical', PRERENDERED.tag] },
  async ({ page, baseURL }) => {
    await page.goto('pricing');
    const tags = await head(page);
    expect(tags).toMatchObject({
      'og:title': await page.title(),
      'og:description': tags.description,
      'og:url': `${SITE}pricing`,
      canonical: `${SITE}pricing`,
    });
    const picture = await page.request.get(tags['og:image']!.replace(SITE, baseURL!));
    expect(picture.headers()['content-type']).toBe('image/jpeg');
    expect((await picture.body()).byteLength).toBeLessThan(80_000);
    const size = await page.evaluate(async (src) => {
      const image = Object.assign(new Image(), { src });
      await image.decode();
      return [image.naturalWidth, image.naturalHeight].map(String);
    }, picture.url());
    expect(size).toEqual([tags['og:image:width'], tags['og:image:height']]);
  },
);

test(
  'the link preview of a translated page is in its language',
  { tag: ['@req:web.link-preview', PRERENDERED.tag] },
  async ({ page }) => {
    await page.goto('pricing?lng=de');
    await expect(page).toHaveTitle(`Preise · ${BRAND}`);
    const { description, ...tags } = await head(page);
    expect(description).toMatch(/^Kaufe/);
    expect(tags).toMatchObject({ 'og:title': `Preise · ${BRAND}`, 'og:description': description });
  },
);

test('a path without its own page has neither a canonical address nor a link preview', async ({ page }) => {
  await page.goto('some/where');
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  expect(await head(page)).toEqual({});
});
