import { expect, signIn, test, toast, type Page } from '../fixtures';

const RECIPE = 'prompt=My+secret+garden%0Aat+dusk&style=sketch&ratio=16%3A9&quality=standard&medium=image';
const PROMPT = 'My secret garden\nat dusk';

/** Everything that leaves the page: addresses, headers and bodies, and what is written to the console. */
function recordAll(page: Page) {
  const left: string[] = [];
  page.on('request', (request) =>
    left.push(request.url(), JSON.stringify(request.headers()), request.postData() ?? ''),
  );
  page.on('console', (message) => left.push(message.text()));
  return left;
}

async function expectFilled(page: Page) {
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue(PROMPT);
  await expect(page.getByRole('radio', { name: 'Sketch' })).toBeChecked();
  await expect(page.getByRole('radio', { name: '16:9' })).toBeChecked();
  await expect(page).toHaveURL('/generate');
}

test(
  'a recipe survives registration, reaches no server, and nothing of it is left after a logout',
  { tag: ['@req:generate.recipe-visitor', '@req:generate.recipe-opened'] },
  async ({ page }) => {
    const left = recordAll(page);
    await page.goto(`/generate#${RECIPE}`);
    await expect(page).toHaveURL('/auth');
    await expect(page.getByText('My secret garden')).toBeVisible();
    const { repeatEachIndex, retry } = test.info();
    const main = page.getByRole('main');
    await main.getByLabel('Username').fill(`cook${repeatEachIndex}${retry}`);
    await main.getByLabel('Email').fill(`cook${repeatEachIndex}${retry}@example.com`);
    await main.getByLabel('Password', { exact: true }).fill('password');
    await main.getByLabel('Confirm password').fill('password');
    await main.getByRole('button', { name: 'Start 7-day free trial' }).click();
    await expect(page).toHaveURL('/');
    await page.getByRole('banner').getByRole('link', { name: 'Create' }).click();
    await expectFilled(page);
    expect(left.join('\n')).not.toMatch(/secret|garden/);
    await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
    await expect(toast(page)).toContainText('You have been successfully logged out.');
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
    );
    expect(stored).not.toMatch(/secret|garden/);
  },
);

test(
  'a recipe that is opened in the page is read once: Back, Forward and a reload bring nothing back',
  { tag: ['@req:generate.recipe-opened', '@req:generate.recipe-undo'] },
  async ({ page }) => {
    await signIn(page, 'demo');
    await page.goto('/generate');
    const prompt = page.getByRole('textbox', { name: 'Prompt' });
    await prompt.fill('half typed');
    // As in the address bar.
    await page.evaluate((hash) => void (location.hash = hash), RECIPE);
    await expectFilled(page);
    await toast(page).getByRole('button', { name: 'Undo' }).click();
    await expect(prompt).toHaveValue('half typed');
    await page.goBack();
    await expect(prompt).toHaveValue('half typed');
    await page.goForward();
    await expect(page).toHaveURL('/generate');
    await expect(prompt).toHaveValue('half typed');
    await page.reload();
    await expect(prompt).toHaveValue('half typed');
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(stored).not.toMatch(/secret|garden/);
  },
);

test.describe('in the installed app', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'text that another app shares fills the prompt, and the worker keeps it from the server',
    { tag: ['@req:web.share-target'] },
    async ({ page, context, baseURL }) => {
      await signIn(page, 'demo');
      await page.goto('/pricing');
      await page.waitForFunction(() => navigator.serviceWorker.controller);
      const left: string[] = [];
      context.on('request', (request) => {
        if (request.serviceWorker()) left.push(request.url(), request.postData() ?? '');
      });
      // The system posts a form, from no page.
      const shared = await context.newPage();
      await shared.setContent(
        `<form method="post" action="${baseURL}/generate"><input name="title" value="Garden"><textarea name="text">My secret garden</textarea><button>Share</button></form>`,
      );
      const answer = shared.waitForResponse((response) => response.request().method() === 'POST');
      await shared.getByRole('button', { name: 'Share' }).click();
      expect((await answer).fromServiceWorker()).toBe(true);
      await expect(shared.getByRole('textbox', { name: 'Prompt' })).toHaveValue('Garden\nMy secret garden');
      await expect(shared).toHaveURL('/generate');
      await expect(shared.getByRole('progressbar')).toHaveCount(0);
      expect(left.join('\n')).not.toMatch(/secret/);
    },
  );
});
