import type { Page } from 'playwright';

const HOME = ['/', 'Describe it.'] as const;
const GENERATOR = ['/generate', 'Create a picture'] as const;
/**
 * A path through links of the header and the footer, each step with the `h1` of its screen. It ends on the home page.
 */
const WALK: (readonly [path: string, heading: string])[] = [
  ['/gallery', 'Gallery'],
  ['/legal/privacy', 'Privacy Policy'],
  ['/pricing', 'Pay for pictures, not for months'],
  ['/legal/terms', 'Terms of Service'],
  GENERATOR,
  ['/gallery', 'Gallery'],
  GENERATOR,
  HOME,
];

/** Number of steps after which `walk` is back on the home page. */
export const WALK_LENGTH = WALK.length;

/**
 * Navigates from screen to screen by clicking links, as a user does: the document is never reloaded.
 * @param page on the home page
 */
export async function walk(page: Page, steps: number) {
  for (let step = 0; step < steps; step += 1) {
    const [path, heading] = WALK[step % WALK_LENGTH] ?? HOME;
    await goTo(page, path, heading);
  }
}

/**
 * Generates `count` pictures, each with a different prompt, and returns to the home page.
 * @param page on the home page
 */
export async function generate(page: Page, count: number) {
  await goTo(page, ...GENERATOR);
  for (let picture = 0; picture < count; picture += 1) {
    await page.getByRole('textbox', { name: 'Prompt' }).fill(`Lighthouse number ${picture}`);
    const responsePromise = page.waitForResponse((response) => response.url().endsWith('/api/generate'));
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    const { mediaUrl } = await (await responsePromise).json();
    // The preview's, which precedes that of the strip of results.
    await page.locator(`main img[src="${mediaUrl}"]`).first().waitFor();
  }
  await goTo(page, ...HOME);
}

/**
 * Generates `count` pictures in queues, and returns to the home page.
 * @param page on the home page
 */
export async function generateQueued(page: Page, count: number) {
  await goTo(page, ...GENERATOR);
  for (let left = count; left > 0; left -= QUEUE_MAX)
    await runQueue(page, `Kite ${count} and ${left} of`, Math.min(left, QUEUE_MAX));
  await goTo(page, ...HOME);
}

const QUEUE_MAX = 50;
/** For a queue of `QUEUE_MAX`, in milliseconds. */
const QUEUE_MS = 120_000;

/**
 * Runs a queue of pictures to its end, each with a different prompt: the mock's URLs differ by their prompts only.
 * @param page on `/generate`, with no queue running
 * @param subject of the prompts, another one for each queue
 * @param count at most 50
 */
export async function runQueue(page: Page, subject: string, count: number) {
  const numbers = Array.from({ length: count }, (_, index) => index).join('|');
  await page.getByRole('textbox', { name: 'Prompt' }).fill(`${subject} {${numbers}}`);
  await page.getByText(`${count} images, included`).waitFor();
  let left = count;
  const responded = page.waitForResponse(
    (response) => {
      if (response.url().endsWith('/api/generate')) left -= 1;
      return left === 0;
    },
    { timeout: QUEUE_MS },
  );
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await responded;
  await page.locator('[data-ui=generation-queue]', { hasText: `${count} of ${count} done` }).waitFor();
}

async function goTo(page: Page, path: string, heading: string) {
  await page.locator(`header a[href="${path}"]:visible, footer a[href="${path}"]:visible`).first().click();
  await page
    .getByRole('main')
    .getByRole('heading', { level: 1, name: heading })
    .waitFor({ state: 'attached' });
}
