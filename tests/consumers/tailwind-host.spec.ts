import { expect } from '@playwright/test';
import { test } from './consumer';
import { looks } from './looks';

test("a host's rules for its own buttons do not apply to the library's buttons", async ({ page }) => {
  await page.goto('/');
  const buy = page.getByRole('article', { name: 'Hobby' }).getByRole('link', { name: /Buy/ });
  const checked = 'border-top-style';
  expect(await looks(page.locator('#host button').first(), checked)).toEqual(['dotted']);
  expect(await looks(page.getByRole('button', { name: 'Enter' }), checked)).toEqual(['solid']);
  expect(await looks(buy, checked)).toEqual(['solid']);
});

test("a host's utilities override the library's styles, with the host's values", async ({ page }) => {
  await page.goto('/');
  const dressed = page.getByRole('button', { name: 'Ours, dressed by the host' });
  expect(await looks(dressed, 'background-color', 'color', 'padding-left', 'min-height')).toEqual([
    'rgb(0, 255, 0)',
    'rgb(255, 255, 0)',
    '50px',
    '40px',
  ]);
});
