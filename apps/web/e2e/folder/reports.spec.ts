import { expect, test, type Page } from '../fixtures';

/** The setting of this build (tooling/gate/tasks/tasks.mjs). */
const ENDPOINT = 'https://reports.example/app';

/** Collects what the page sends to the endpoint from now on. */
async function collectReports(page: Page) {
  const reports: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url() === ENDPOINT) reports.push(JSON.parse(request.postData() ?? 'null'));
  });
  return reports;
}

test.use({ breaksOnPurpose: true });

test('an uncaught error is reported with its position in the build and without user input', async ({
  page,
}) => {
  const reports = await collectReports(page);
  await page.goto('./?q=secrets');
  await page.getByRole('textbox', { name: 'Describe a picture' }).fill('A lighthouse in a storm');
  await page.evaluate(() => {
    const prompt = document.querySelector('textarea')?.value;
    setTimeout(() => {
      throw new TypeError(`${prompt} at ${location.href}`);
    });
  });
  await expect.poll(() => reports.filter(({ kind }) => kind === 'error')).toHaveLength(1);
  const [report] = reports.filter(({ kind }) => kind === 'error');
  expect(report).toMatchObject({ where: 'window', name: 'TypeError', page: '/' });
  expect(report?.release).toMatch(/^index-[\w-]+\.js$/);
  expect(JSON.stringify(reports)).not.toMatch(/lighthouse|secrets/);
});

test('web vitals are sent', async ({ page }) => {
  const reports = await collectReports(page);
  const vitals = () => reports.filter(({ kind }) => kind === 'vital');
  const names = () => vitals().map(({ name }) => name);
  await page.goto('./gallery');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect.poll(names, 'reported as soon as they are known').toContain('TTFB');
  // The browser reports the largest paint after the first press.
  await page.getByRole('main').click({ position: { x: 1, y: 1 } });
  await expect.poll(names).toContain('LCP');
  for (const vital of vitals())
    expect(vital).toEqual({
      kind: 'vital',
      name: expect.any(String),
      value: expect.any(Number),
      rating: expect.any(String),
      page: '/gallery',
      release: expect.any(String),
    });
});
