import { readFileSync } from 'node:fs';
import { expect, signIn, test, type Page } from '../fixtures';

// A trace of hundreds of key presses would take longer than the test.
test.use({ trace: 'off' });

const prompt = (page: Page) => page.getByRole('textbox', { name: 'Prompt' });

test('keyboard only: a queue of five with one failure', async ({ page, keys }) => {
  test.slow();
  let calls = 0;
  await page.route('**/api/generate', (route) =>
    (calls += 1) === 2
      ? route.fulfill({ status: 400, json: { message: 'The model is busy.' } })
      : route.continue(),
  );
  await signIn(page, 'subscriber');
  await page.goto('/generate');
  await keys.to(prompt(page));
  await keys.type('a {red|blue|green|white|black} kite');
  await expect(page.getByText('5 images, included')).toBeVisible();
  await keys.to(page.getByRole('button', { name: 'Generate', exact: true }));
  await keys.press('Enter');
  await expect(page.getByText('4 of 5 done, 1 failed').first()).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('The model is busy.')).toBeVisible();
  expect(calls).toBe(5);
  await keys.to(page.getByRole('button', { name: 'Try Again: a blue kite' }));
  await keys.press('Enter');
  await expect(page.getByText('The model is busy.')).toBeHidden();
  await expect(page.getByText('5 of 5 done').first()).toBeVisible({ timeout: 60_000 });
  expect(calls).toBe(6);
});

test('keyboard only: a set of four is looked at together', async ({ page, keys }) => {
  test.slow();
  await signIn(page, 'subscriber');
  await page.goto('/generate');
  await keys.to(prompt(page));
  await keys.type('a {red|blue|green|white} kite');
  await expect(page.getByText('4 images, included')).toBeVisible();
  await keys.to(page.getByRole('button', { name: 'Generate', exact: true }));
  await keys.press('Enter');
  await expect(page.getByText('4 of 4 done').first()).toBeVisible({ timeout: 60_000 });
  await keys.to(page.getByRole('button', { name: 'View together' }).first());
  await keys.press('Enter');
  const view = page.getByRole('dialog', { name: 'View together' });
  await expect(view.getByRole('button', { name: /^1: .*a red kite/ })).toBeFocused();
  for (const key of ['1', 's', 'ArrowRight', 'x', '4', 's']) await keys.press(key);
  await expect(view.getByRole('status')).toHaveText('2 of 4 kept, 1 left out');
  for (const key of ['Enter', 'ArrowLeft', 'Escape', 'c', '1', 'c']) await keys.press(key);
  await expect(page.getByRole('dialog', { name: 'Compare' })).toBeVisible();
  await keys.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Compare' })).toBeHidden();
  await keys.to(view.getByRole('button', { name: 'Save kept' }));
  await keys.press('Enter');
  await expect(page.getByText('2 creations saved').first()).toBeVisible();
  const download = page.waitForEvent('download');
  await keys.to(view.getByRole('button', { name: 'Download kept' }));
  await keys.press('Enter');
  const archive = readFileSync(await (await download).path(), 'latin1');
  expect([...new Set(archive.match(/A \w+ kite(?=\.jpg)/g))].sort()).toEqual(['A red kite', 'A white kite']);
  // The first one may close the toast.
  await expect(async () => {
    await keys.press('Escape');
    await expect(view).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('button', { name: /Not saved/ })).toHaveCount(2);
});

test('a reload in the middle keeps what waits, and asks before it goes on', async ({ page }) => {
  test.slow();
  const held = Promise.withResolvers<void>();
  let calls = 0;
  await page.route('**/api/generate', async (route) => {
    calls += 1;
    if (calls === 1) await held.promise;
    await route.continue().catch(() => undefined);
  });
  page.on('dialog', (dialog) => void dialog.accept());
  await signIn(page, 'subscriber');
  await page.goto('/generate');
  await prompt(page).fill('a lamp');
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('3');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByText('0 of 3 done')).toBeVisible();
  await expect.poll(() => calls).toBe(1);
  await page.reload();
  held.resolve();
  await expect(page.getByText('These are waiting. Do you want to continue?')).toBeVisible();
  await expect(page.getByText('There was no answer: you may have been charged.')).toBeVisible();
  expect(calls).toBe(1);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('2 of 3 done, 1 failed').first()).toBeVisible({ timeout: 60_000 });
  expect(calls).toBe(3);
  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('a lamp');
});
