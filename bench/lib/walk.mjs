const HOME = /** @type {const} */ (['/', 'Describe it.']);
const GENERATOR = /** @type {const} */ (['/generate', 'Create a picture']);
/**
 * A path through links of the header and the footer, each step with the `h1` of its screen. It ends on the home page.
 * @type {(readonly [path: string, heading: string])[]}
 */
const WALK = [
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
export const ROUND = WALK.length;

/**
 * Navigates from screen to screen by clicking links, as a user does: the document is never reloaded.
 * @param {import('playwright').Page} page on the home page
 * @param {number} steps
 */
export async function walk(page, steps) {
  for (let step = 0; step < steps; step += 1) {
    const [path, heading] = WALK[step % ROUND] ?? HOME;
    await goTo(page, path, heading);
  }
}

/**
 * Generates `count` pictures, each with a different prompt, and returns to the home page.
 * @param {import('playwright').Page} page on the home page
 * @param {number} count
 */
export async function generate(page, count) {
  await goTo(page, ...GENERATOR);
  for (let picture = 0; picture < count; picture += 1) {
    await page.getByRole('textbox', { name: 'Prompt' }).fill(`Lighthouse number ${picture}`);
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/generate'));
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    const { mediaUrl } = await (await answered).json();
    await page.locator(`main img[src="${mediaUrl}"]`).waitFor();
  }
  await goTo(page, ...HOME);
}

/**
 * @param {import('playwright').Page} page
 * @param {string} path
 * @param {string} heading
 */
async function goTo(page, path, heading) {
  await page.locator(`header a[href="${path}"]:visible, footer a[href="${path}"]:visible`).first().click();
  await page
    .getByRole('main')
    .getByRole('heading', { level: 1, name: heading })
    .waitFor({ state: 'attached' });
}
