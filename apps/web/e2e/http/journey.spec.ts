import { card, countCalls, expect, follow, logOut, test, toast } from '../fixtures';
import { watchProgress } from '../progress';

const PROMPT = 'A red lighthouse over a stormy sea';

test(
  'a user registers, generates a picture, publishes it, renames it, deletes it and logs out',
  {
    tag: [
      '@req:generation.image-cap',
      '@req:generation.image-step',
      '@req:generation.image-tick',
      '@req:product.edit-and-delete',
      '@req:product.save',
      '@req:product.visibility',
      '@req:routes.after-logout',
      '@req:routes.after-registration',
    ],
  },
  async ({ page }, { repeatEachIndex, retry }) => {
    // Over HTTP all runs share one server and its public creations.
    const run = `${repeatEachIndex}${retry}`;
    const username = `painter${run}`;
    const title = `Storm light (${run})`;
    const laterTitle = `Calm after the storm (${run})`;

    await test.step('register', async () => {
      await page.goto('/auth');
      await page.getByRole('tab', { name: 'Register' }).click();
      await page.getByLabel('Username', { exact: true }).fill(username);
      await page.getByLabel('Email', { exact: true }).fill(`${username}@example.com`);
      await page.getByLabel('Password', { exact: true }).fill('secret-one');
      await page.getByLabel('Confirm password').fill('secret-one');
      await page.getByRole('button', { name: 'Start 7-day free trial' }).click();
      await expect(toast(page)).toContainText('Registration successful');
      await expect(toast(page)).toContainText('Welcome to the product! Your 7-day free trial has started.');
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('button', { name: username })).toBeVisible();
    });

    await test.step('generate', async () => {
      await follow(page, 'Create');
      await page.getByRole('textbox', { name: 'Prompt' }).fill(PROMPT);
      const progress = await watchProgress(page);
      const calls = countCalls(page, 'POST', '/api/generate');
      await page.getByRole('button', { name: 'Generate', exact: true }).dblclick();
      await expect(page.getByRole('progressbar', { name: 'Generation progress' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Download' })).toBeVisible();
      expect(calls, 'a double click sends one request').toHaveLength(1);

      const moves = (await progress()).filter(({ value }) => value < 100);
      expect(moves.length, 'the bar moves').toBeGreaterThan(3);
      expect(Math.max(...moves.map(({ value }) => value)), 'never past its cap').toBeLessThanOrEqual(95);
      for (const [index, { value, at }] of moves.slice(1).entries()) {
        const before = moves[index] ?? { value: 0, at: 0 };
        // On a busy machine two ticks may be rendered at once.
        const ticks = Math.ceil((at - before.at) / 300) + 1;
        expect(value - before.value, 'it never decreases').toBeGreaterThanOrEqual(1);
        expect(value - before.value, 'at most 10 a tick').toBeLessThanOrEqual(10 * ticks);
      }
    });

    await test.step('save as public', async () => {
      await page.getByRole('button', { name: 'Save to Gallery' }).click();
      const dialog = page.getByRole('dialog', { name: 'Save to Gallery' });
      await dialog.getByLabel('Title').fill(title);
      await dialog.getByRole('checkbox', { name: 'Make public' }).check();
      await dialog.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(dialog).toBeHidden();
    });

    await test.step('find it in both galleries', async () => {
      await follow(page, 'Gallery');
      await expect(page.getByRole('tab', { name: /^My Creations/ })).toHaveAttribute('aria-selected', 'true');
      await expect(card(page, title)).toBeVisible();
      await page.getByRole('tab', { name: /^Community/ }).click();
      await expect(page.getByRole('tabpanel', { name: 'Community' })).toBeVisible();
      await expect(card(page, title)).toBeVisible();
    });

    await test.step('rename it', async () => {
      await page.getByRole('tab', { name: /^My Creations/ }).click();
      await card(page, title).getByRole('button', { name: 'Edit' }).click();
      const dialog = page.getByRole('dialog', { name: 'Edit Creation' });
      await dialog.getByLabel('Title').fill(laterTitle);
      await dialog.getByRole('button', { name: 'Save Changes' }).click();
      await expect(card(page, laterTitle)).toBeVisible();
      // Closing it goes back in the history, which would abort a reload.
      await expect(dialog).toBeHidden();
    });

    await test.step('a reload keeps it', async () => {
      await page.reload();
      await expect(card(page, laterTitle)).toBeVisible();
      await expect(card(page, laterTitle).getByRole('img', { name: PROMPT })).toBeVisible();
      await expect(card(page, title)).toBeHidden();
    });

    await test.step('delete it', async () => {
      await card(page, laterTitle).getByRole('button', { name: 'Delete' }).click();
      const dialog = page.getByRole('alertdialog', { name: 'Delete Creation' });
      await expect(dialog).toContainText('This action cannot be undone.');
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await expect(card(page, laterTitle)).toBeHidden();
    });

    await test.step('log out', async () => {
      await logOut(page);
      await expect(toast(page)).toContainText('You have been successfully logged out.');
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
    });
  },
);
