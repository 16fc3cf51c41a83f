import { LANGUAGES } from '@product/domain';
import { expect, test, type Page } from '../fixtures';

interface Picture {
  src: string;
  sizes: string;
  type: string;
}
interface Manifest {
  name: string;
  description: string;
  lang: string;
  icons: Picture[];
  screenshots: (Picture & { label: string })[];
}

const withoutApi = (page: Page) =>
  page.route('**/api/**', (route) => route.fulfill({ status: 401, json: { message: 'Please log in.' } }));

const manifestHref = (page: Page) => page.locator('link[rel=manifest]').getAttribute('href');

test(
  'the manifest is in the language of the page, for each of the eight languages',
  { tag: ['@req:web.installable'] },
  async ({ page }) => {
    await withoutApi(page);
    const texts = new Set<string>();
    for (const language of LANGUAGES) {
      const href = `/manifest.${language}.webmanifest`;
      const response = await page.request.get(href);
      expect(response.headers()['content-type']).toBe('application/manifest+json');
      const { lang, description, screenshots } = (await response.json()) as Manifest;
      expect(lang).toBe(language);
      texts.add([description, ...screenshots.map(({ label }) => label)].join());
    }
    expect(texts.size, 'different texts').toBe(LANGUAGES.length);

    await page.goto('/?lng=ar');
    await expect.poll(() => manifestHref(page)).toBe('/manifest.ar.webmanifest');
    await page.goto('/?lng=en');
    await page.getByRole('banner').getByRole('button', { name: 'Language' }).click();
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
    await expect.poll(() => manifestHref(page)).toBe('/manifest.de.webmanifest');
  },
);

test(
  'the browser accepts the manifest, and its pictures have the declared sizes',
  { tag: ['@req:web.installable', '@req:web.icons'] },
  async ({ page }) => {
    await withoutApi(page);
    await page.goto('/');
    const browser = await page.context().newCDPSession(page);
    const { data = '', errors } = await browser.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    // A context of Playwright is a private window.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);

    const { icons, screenshots } = JSON.parse(data) as Manifest;
    for (const { src, sizes, type } of [...icons, ...screenshots]) {
      const response = await page.request.get(src);
      expect([src, response.headers()['content-type']]).toEqual([src, type]);
      const size = await page.evaluate(async (src) => {
        const image = Object.assign(new Image(), { src });
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, src);
      expect([src, size]).toEqual([src, sizes]);
    }
  },
);

/** The colour of a picture at a point, as shares of its width and height. */
const colourAt = (page: Page, src: string, x: number, y: number) =>
  page.evaluate(
    async ([src, x, y]) => {
      const image = Object.assign(new Image(), { src });
      await image.decode();
      const canvas = new OffscreenCanvas(100, 100);
      const context = canvas.getContext('2d')!;
      context.drawImage(image, 0, 0, 100, 100);
      return [...context.getImageData(x * 100, y * 100, 1, 1).data];
    },
    [src, x, y] as const,
  );

test(
  'icons have transparent corners, and maskable icons have a filled background',
  { tag: ['@req:web.icons'] },
  async ({ page }) => {
    await withoutApi(page);
    await page.goto('/');
    const GLYPH = [0.65, 0.65] as const;
    const GROUND = [0.5, 0.1] as const;
    const glyph = await colourAt(page, '/favicon.svg', ...GLYPH);
    const ground = await colourAt(page, '/favicon.svg', ...GROUND);
    expect(glyph).not.toEqual(ground);
    for (const file of ['icon-192', 'icon-512', 'maskable-192', 'maskable-512', 'apple-touch']) {
      const src = `/artwork/${file}.png`;
      expect([file, await colourAt(page, src, ...GLYPH)]).toEqual([file, glyph]);
      expect([file, await colourAt(page, src, ...GROUND)]).toEqual([file, ground]);
      const corner = file.startsWith('icon') ? [0, 0, 0, 0] : ground;
      expect([file, await colourAt(page, src, 0, 0)]).toEqual([file, corner]);
    }
  },
);

test(
  'the theme-color meta tag has the background colour of the chosen theme',
  { tag: ['@req:web.theme-colour'] },
  async ({ page }) => {
    await withoutApi(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    const shown = () =>
      page.evaluate(() => {
        const tags = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
        const { content = '' } = tags.find(({ media }) => matchMedia(media).matches) ?? {};
        const probe = document.createElement('i');
        document.body.append(probe);
        probe.style.color = content;
        const colour = getComputedStyle(probe).color;
        probe.remove();
        return [colour, getComputedStyle(document.body).backgroundColor];
      });
    const [light, ground] = await shown();
    expect(light).toBe(ground);
    await page.getByRole('banner').getByRole('button', { name: 'Theme' }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await expect.poll(async () => (await shown())[0]).not.toBe(light);
    const [dark, darkGround] = await shown();
    expect(dark).toBe(darkGround);
  },
);
