import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { SCREENSHOTS } from '../../../apps/web/install/manifest.ts';
import { openSite } from '@tooling/gate/serve.ts';
import { ROOT } from '@tooling/gate/processes.mjs';

const QUALITY = 66;
/** The size of a screenshot in CSS pixels, of which a phone has fewer than the picture. */
const SCALE = { narrow: 1.5, wide: 1 };

const STEPS: Record<keyof typeof SCREENSHOTS, (page: Page) => Promise<unknown>> = {
  async generator(page) {
    await page.goto('/generate?as=demo&latency=0');
    await page.getByLabel('Prompt').fill('A castle on a floating island above pink clouds');
    // A click would scroll the row, which snaps to another style before the press.
    await page.getByRole('radio', { name: 'Fantasy' }).dispatchEvent('click');
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await page.getByRole('button', { name: 'Download' }).waitFor();
    await page.locator('[data-ui=preview-panel]').scrollIntoViewIfNeeded();
  },
  async gallery(page) {
    await page.goto('/gallery');
    await page.getByRole('article').first().waitFor();
    await page.getByRole('searchbox').evaluate((field) => {
      window.scrollTo(
        0,
        field.getBoundingClientRect().top - 1.5 * document.querySelector('header')!.offsetHeight,
      );
    });
  },
};

export async function takeScreenshots(browser: Browser): Promise<Record<string, Buffer>> {
  const site = await openSite(join(ROOT, 'apps/web/dist-demo'));
  const pictures: Record<string, Buffer> = {};
  for (const [name, { file, formFactor, width, height }] of Object.entries(SCREENSHOTS)) {
    const scale = SCALE[formFactor];
    const page = await browser.newPage({
      baseURL: site.address,
      viewport: { width: width / scale, height: height / scale },
      deviceScaleFactor: scale,
      reducedMotion: 'reduce',
      colorScheme: 'dark',
      locale: 'en-GB',
    });
    // The typeface is shown if it has loaded by the first paint: on the second page it has.
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    await STEPS[name as keyof typeof SCREENSHOTS](page);
    await page.waitForFunction(() =>
      [...document.images].every(
        (image) => image.complete || image.getBoundingClientRect().top > window.innerHeight,
      ),
    );
    await page.evaluate(() => document.getElementById('mock-panel')?.remove());
    pictures[file] = await page.screenshot({ type: 'jpeg', quality: QUALITY });
    await page.close();
  }
  site.close();
  return pictures;
}
