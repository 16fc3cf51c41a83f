import { card, expect, follow, logIn, test, type Page } from '../fixtures';

const PROMPT = 'A red lighthouse over a stormy sea';
/** The mock takes 8 to 12 seconds for a video. */
const GENERATION_TIMEOUT_MS = 30_000;

test(
  'a video costs three tokens, plays, seeks, and can be saved to the gallery',
  { tag: ['@req:limits.download-name', '@req:product.images-and-videos'] },
  async ({ page }) => {
    test.slow();
    await logIn(page, 'demo');

    await test.step('generate', async () => {
      await follow(page, 'Create');
      await page.getByRole('tab', { name: 'Video' }).click();
      await page.getByRole('textbox', { name: 'Prompt' }).fill(PROMPT);
      await page.getByRole('radio', { name: '16:9' }).check();
      await page.getByRole('button', { name: 'Generate', exact: true }).click();
      await expect(page.getByRole('progressbar', { name: 'Generation progress' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Download' })).toBeVisible({
        timeout: GENERATION_TIMEOUT_MS,
      });
      await expect(page.getByText('117 tokens').first()).toBeVisible();
    });

    await test.step('play', async () => {
      const video = page.getByRole('main').locator('video');
      await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.readyState)).toBeGreaterThan(1);
      const { duration, ratio } = await video.evaluate((film: HTMLVideoElement) => ({
        duration: film.duration,
        ratio: film.videoWidth / film.videoHeight,
      }));
      expect(duration).toBeCloseTo(5, 1);
      expect(ratio).toBeCloseTo(16 / 9, 2);

      await video.evaluate((film: HTMLVideoElement) => film.play());
      await expect
        .poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime))
        .toBeGreaterThan(0.5);
      await video.evaluate((film: HTMLVideoElement) => film.pause());
    });

    await test.step('seek', async () => {
      const [start, later, startAgain] = [
        await frameAt(page, 0),
        await frameAt(page, 3),
        await frameAt(page, 0),
      ];
      expect(start.at).toBeCloseTo(0, 1);
      expect(later.at).toBeCloseTo(3, 1);
      expect(later.pixels, 'another picture').not.toBe(start.pixels);
      expect(startAgain.pixels, 'and back').toBe(start.pixels);
    });

    await test.step('download', async () => {
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download' }).click();
      expect((await downloading).suggestedFilename()).toMatch(/^[\w-]+\.mp4$/);
    });

    await test.step('save to the gallery', async () => {
      await page.getByRole('button', { name: 'Save to Gallery' }).click();
      const dialog = page.getByRole('dialog', { name: 'Save to Gallery' });
      await dialog.getByLabel('Title').fill('Storm in motion');
      await dialog.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(dialog).toBeHidden();
      await follow(page, 'Gallery');
      await expect(card(page, 'Storm in motion')).toBeVisible();
      await page.reload();
      const video = card(page, 'Storm in motion').locator('video');
      await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.readyState)).toBeGreaterThan(1);
    });
  },
);

/** Seeks to a time in seconds, and returns the current time and a digest of the rendered frame. */
const frameAt = (page: Page, second: number) =>
  page
    .getByRole('main')
    .locator('video')
    .evaluate(async (film: HTMLVideoElement, second) => {
      // Not the `seeked` event: on a busy machine the frame is not always rendered by then.
      const rendered = new Promise((done) => film.requestVideoFrameCallback(done));
      film.currentTime = second;
      await rendered;
      const canvas = new OffscreenCanvas(film.videoWidth, film.videoHeight);
      const context = canvas.getContext('2d');
      context?.drawImage(film, 0, 0);
      const pixels = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray();
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', pixels));
      return { at: film.currentTime, pixels: digest.join() };
    }, second);
