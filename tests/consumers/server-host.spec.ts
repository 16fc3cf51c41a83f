import { expect } from '@playwright/test';
import { STYLES } from '@product/domain';
import { test } from './consumer';

test('the page shows the pictures that the server has rendered', async ({ page, request }) => {
  const html = await (await request.get('/')).text();
  for (const words of ['Harbour at dawn', 'Hobby', 'Enter']) expect(html).toContain(words);
  const sources = [...html.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, source]) => source);
  await page.goto('/');
  const shown = page.locator('img');
  // One of them is the card's.
  await expect(shown).toHaveCount(STYLES.length + 1);
  expect(await shown.evaluateAll((all) => all.map((one) => one.getAttribute('src')))).toEqual(sources);
});
