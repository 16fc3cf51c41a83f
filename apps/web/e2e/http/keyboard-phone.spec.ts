import { expect, signIn, test } from '../fixtures';

test.use({ trace: 'off', viewport: { width: 390, height: 664 } });

test('keyboard only: on a small screen neither the header nor the bar at the end lies over the focus', async ({
  page,
  keys,
}) => {
  await signIn(page, 'admin');
  await page.goto('/generate');
  await keys.to(page.getByRole('textbox', { name: 'Prompt' }));
  await keys.type('A storm');
  const generate = page.getByRole('button', { name: 'Generate', exact: true });
  await keys.to(generate);
  await keys.to(page.getByRole('button', { name: 'Open menu' }), 'Shift+Tab');
  await keys.press('Enter');
  const drawer = page.getByRole('dialog');
  await keys.to(drawer.getByRole('link', { name: 'Gallery' }));
  await keys.press('Enter');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeFocused();
});
