import { expect } from '@playwright/test';
import { test } from './consumer';
import { differences, hostLooks, looks, tokenAs } from './looks';

test("every property of the host's components is the same with and without the library", async ({
  page,
  plain,
}) => {
  await page.goto(plain);
  await expect(page.getByRole('dialog')).toBeVisible();
  const before = await hostLooks(page);
  expect(before.length).toBeGreaterThan(10_000);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Enter' })).toBeVisible();
  expect(differences(before, await hostLooks(page))).toEqual([]);
});

test("Tailwind's own names keep their meaning beside the library's", async ({ page }) => {
  await page.goto('/');
  const words = page.getByText('Tailwind’s own names');
  expect(await looks(words, 'border-radius', 'font-size', 'color')).toEqual([
    '4px',
    '12px',
    'rgb(255, 255, 255)',
  ]);
  const ours = page.getByText('Our names in the host’s Tailwind');
  expect(await looks(ours, 'border-radius', 'background-color', 'color')).toEqual([
    await tokenAs(page, 'border-radius', '--ui-radius-md'),
    await tokenAs(page, 'background-color', '--ui-surface-sunken'),
    await tokenAs(page, 'color', '--ui-ink'),
  ]);
});
