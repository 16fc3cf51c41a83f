const HOME = /** @type {const} */ (['/', 'Describe it.']);
const GENERATOR = /** @type {const} */ (['/generate', 'Create a picture']);
/**
 * A way by links of the header and the footer, each with the heading that says that one is there. It ends at home.
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

/** So many steps bring one home again. */
export const ROUND = WALK.length;

/**
 * Goes from screen to screen by the links that are there, as a person would: the page is never loaded again.
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
 * So many pictures, each of a prompt of its own, and back to the home page.
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
