import { readFile } from 'node:fs/promises';
import { countCalls, expect, follow, logIn, test, toast, type Page } from '../fixtures';
import { answer } from '../network';

async function openGenerator(page: Page) {
  await follow(page, 'Create');
  await page.getByRole('textbox', { name: 'Prompt' }).fill('A red lighthouse over a stormy sea');
}

const generate = (page: Page) => page.getByRole('button', { name: 'Generate', exact: true });

test(
  'repeated presses of the Generate button send one request',
  { tag: ['@req:calls.once'] },
  async ({ page }) => {
    await logIn(page, 'demo');
    await openGenerator(page);
    const calls = countCalls(page, 'POST', '/api/generate');
    await generate(page).evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 10; press++) button.click();
    });
    await page.getByRole('textbox', { name: 'Prompt' }).press('Control+Enter');
    await expect(page.getByRole('button', { name: 'Download' })).toBeVisible();
    expect(calls).toHaveLength(1);
    await expect(page.getByText('119 tokens').first()).toBeVisible();
  },
);

test('a generation that a reload interrupts costs nothing', async ({ page }) => {
  await logIn(page, 'demo');
  await openGenerator(page);
  const request = page.waitForRequest('**/api/generate');
  await generate(page).click();
  await request;
  // The browser asks, since a generation is running.
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await expect(page.getByText('120 tokens').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue(
    'A red lighthouse over a stormy sea',
  );
});

test('a failed generation shows a toast, hides the progress bar and can be retried', async ({ page }) => {
  await logIn(page, 'demo');
  await openGenerator(page);
  await answer(page, 'POST', '/api/generate', { status: 500, body: '<html>Internal error</html>' });
  await generate(page).click();
  await expect(toast(page)).toContainText('Generation Failed');
  await expect(toast(page)).toContainText('Failed to generate content. Please try again.');
  await expect(page.getByRole('progressbar', { name: 'Generation progress' })).toBeHidden();
  await expect(generate(page)).toBeEnabled();
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue(
    'A red lighthouse over a stormy sea',
  );
});

test(
  'when the trial is used up, the toast Tokens Required links to the prices',
  { tag: ['@req:failures.tokens-required-action'] },
  async ({ page }) => {
    await logIn(page, 'newcomer');
    await openGenerator(page);
    const statuses = await page.evaluate(async () => {
      const order = {
        prompt: 'Sea',
        style: 'sketch',
        aspectRatio: '1:1',
        quality: 'standard',
        mediaType: 'image',
      };
      const headers = { 'content-type': 'application/json' };
      const send = () => fetch('/api/generate', { method: 'POST', headers, body: JSON.stringify(order) });
      return (await Promise.all([send(), send(), send()])).map(({ status }) => status);
    });
    expect(statuses, 'the three images of the day').toEqual([200, 200, 200]);

    await generate(page).click();
    await expect(page.getByRole('alert')).toContainText('Generation Failed');
    await expect(page.getByRole('alert').getByRole('link', { name: 'Buy Tokens' })).toBeVisible();
    await expect(toast(page)).toContainText('Tokens Required');
    await toast(page).getByText('Buy Tokens').click();
    await expect(page).toHaveURL('/pricing');
  },
);

test(
  'a picture downloads as a JPEG of the requested ratio, identical for identical requests',
  { tag: ['@req:generate.result-download', '@req:limits.download-name', '@req:product.images-and-videos'] },
  async ({ page }) => {
    await logIn(page, 'demo');
    await openGenerator(page);
    await page.getByRole('radio', { name: '16:9' }).check();

    const first = await downloadOne(page);
    expect(first.name).toMatch(/^[\w-]+\.jpg$/);
    expect([...first.bytes.subarray(0, 3)], 'the first bytes of a JPEG').toEqual([0xff, 0xd8, 0xff]);
    const { width, height } = await sizeOf(page, first.bytes);
    expect(width / height).toBeCloseTo(16 / 9, 2);

    const second = await downloadOne(page);
    expect(second.bytes.equals(first.bytes), 'byte for byte').toBe(true);
  },
);

async function downloadOne(page: Page) {
  await generate(page).click();
  await expect(page.getByRole('progressbar', { name: 'Generation progress' })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const download = await downloading;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** The size as the browser decodes it, independent of what the mock intended. */
const sizeOf = (page: Page, bytes: Buffer) =>
  page.evaluate(async (base64) => {
    const response = await fetch(`data:image/jpeg;base64,${base64}`);
    const { width, height } = await createImageBitmap(await response.blob());
    return { width, height };
  }, bytes.toString('base64'));
