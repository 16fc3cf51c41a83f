import { expect, follow, test, toast, type Page } from '../fixtures';

const button = (page: Page) => page.getByRole('button', { name: /^Mock API \(F9\)/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Mock API' });

async function openByKey(page: Page) {
  await expect(button(page)).toBeAttached();
  await page.keyboard.press('F9');
  await expect(panel(page)).toBeVisible();
}

async function closeByKey(page: Page) {
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
}

async function openScenario(page: Page, name: string) {
  await openByKey(page);
  await panel(page).getByLabel('Start from').selectOption(name);
  await Promise.all([page.waitForEvent('load'), panel(page).getByRole('button', { name: 'Open' }).click()]);
  await expect(panel(page)).toBeHidden();
}

/** The text in the clipboard, pasted where no policy forbids it: the app itself must not read the clipboard. */
async function readClipboard(page: Page) {
  const field = page.getByRole('textbox', { name: 'Describe a picture' });
  await field.press('ControlOrMeta+v');
  const text = await field.inputValue();
  await field.clear();
  return text;
}

async function generate(page: Page) {
  await page.getByRole('textbox', { name: 'Prompt' }).fill('A red lighthouse over a stormy sea');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
}

test('a fault can be added and removed, and a link opens scenario and fault in another browser', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await openScenario(page, 'newcomer');
  await expect(page).toHaveURL('/?scenario=newcomer');
  await expect(page.getByRole('button', { name: 'newcomer' })).toBeVisible();

  await openByKey(page);
  await panel(page).getByLabel('Fault', { exact: true }).selectOption('F13');
  await panel(page).getByLabel('Call', { exact: true }).selectOption('generation.create');
  await panel(page).getByRole('button', { name: 'Add fault' }).click();
  await panel(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(panel(page).getByText('Copied.')).toBeVisible();
  await closeByKey(page);
  const link = await readClipboard(page);
  await expect(page).toHaveURL('/?scenario=newcomer&fault=F13:generation.create');

  await test.step('the fault applies, and its request is in the list', async () => {
    await follow(page, 'Create');
    await expect(page).toHaveURL('/generate?scenario=newcomer&fault=F13:generation.create');
    await generate(page);
    await expect(toast(page)).toContainText('Generation Failed');
    await openByKey(page);
    const requests = panel(page).getByRole('list', { name: 'Requests' }).getByRole('listitem');
    await expect(requests.filter({ hasText: 'POST /api/generate' })).toContainText('500');
  });

  await test.step('the trial works without the fault', async () => {
    await panel(page).getByRole('button', { name: 'Remove F13:generation.create' }).click();
    await expect(panel(page).getByText('Nothing goes wrong.')).toBeVisible();
    await closeByKey(page);
    await expect(page).toHaveURL('/generate?scenario=newcomer');
    await generate(page);
    await expect(page.getByRole('button', { name: 'Download' })).toBeVisible();
  });

  await test.step('the copied link opens both in another browser', async () => {
    const other = await browser.newContext({ baseURL });
    const otherPage = await other.newPage();
    await otherPage.goto(link);
    await expect(otherPage.getByRole('button', { name: 'newcomer' })).toBeVisible();
    await expect(button(otherPage)).toHaveAccessibleName('Mock API (F9), active faults: 1');
    await follow(otherPage, 'Create');
    await generate(otherPage);
    await expect(toast(otherPage)).toContainText('Generation Failed');
    await other.close();
  });
});

test('switching the user removes all data of the previous user', async ({ page }) => {
  await page.goto('/?scenario=creator');
  await expect(page.getByRole('button', { name: 'demo', exact: true })).toBeVisible();
  await follow(page, 'Create');
  await page.getByRole('textbox', { name: 'Prompt' }).fill('My secret garden');
  await openByKey(page);
  await panel(page).getByLabel('Signed in').selectOption('subscriber');
  await Promise.all([page.waitForEvent('load'), panel(page).getByRole('button', { name: 'Switch' }).click()]);
  await expect(page).toHaveURL('/generate?scenario=creator&as=subscriber');
  await expect(page.getByRole('button', { name: 'subscriber' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue('');
  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(page).toHaveURL(/\?scenario=creator&as=$/);
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
});

test('invalid parameters of the address are logged as warnings, and the valid ones apply', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.goto('/auth?tab=register&scenario=creator&as=stranger&fault=F99&credit=tomorrow&latency=0');
  await expect(page.getByRole('button', { name: 'demo', exact: true })).toBeVisible();
  expect(warnings).toEqual([
    expect.stringContaining('?fault=F99 is ignored.'),
    expect.stringContaining('?credit=tomorrow is ignored. There are now, later, never.'),
    expect.stringContaining('There is no user "stranger".'),
  ]);
});

const PAGES = ['/', '/auth', '/gallery', '/generate', '/nowhere'];

test("the panel's button covers no control at the end of a page, at any width", async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(`${path}?scenario=${path === '/auth' ? 'visitor' : 'creator'}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(button(page)).toBeAttached();
    await page.waitForLoadState('networkidle');
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 720 });
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await button(page).scrollIntoViewIfNeeded();
      expect.soft(await coveredBy(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

/** The app's controls that are covered by the panel's button. */
const coveredBy = (page: Page) =>
  page.evaluate(() => {
    const button = document.querySelector('#mock-panel button');
    if (!button) return ['no button'];
    const top = button.getBoundingClientRect();
    return [...document.querySelectorAll('#root :is(a[href], button, input, textarea, [tabindex="0"])')]
      .filter((control) => {
        const box = control.getBoundingClientRect();
        const isVisible = box.width > 0 && box.height > 0 && box.top < innerHeight;
        return (
          isVisible &&
          box.left < top.right &&
          top.left < box.right &&
          box.top < top.bottom &&
          top.top < box.bottom
        );
      })
      .map((control) => control.outerHTML.slice(0, 120));
  });
