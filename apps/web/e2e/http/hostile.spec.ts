import { BRAND, card, expect, toast } from '../fixtures';
import { ADDRESSES, expectUnharmed, mockApi, PAYLOADS, PICTURE, test, USER, type Answers } from '../hostile';

test('titles, prompts, names and addresses of other users are plain text or omitted, in every gallery', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 3000 });
  const texts = PAYLOADS.map((text, index) => ({
    ...PICTURE,
    id: text,
    title: text,
    prompt: text,
    style: text,
    metadata: { quality: text },
    mediaType: index % 2 ? text : 'video',
  }));
  const addresses = ADDRESSES.map((imageUrl, id) => ({ ...PICTURE, id, title: `Address ${id}`, imageUrl }));
  const list = { json: [...texts, ...addresses] };
  const username = PAYLOADS[0] ?? '';
  await mockApi(page, {
    'GET /api/user': { json: { ...USER, username, language: PAYLOADS[1], subscriptionStatus: PAYLOADS[2] } },
    'GET /api/creations': list,
    'GET /api/gallery': list,
  });
  await page.goto('/gallery');
  await expect(page.getByRole('banner').getByRole('button', { name: username })).toBeVisible();
  for (const { title } of texts.slice(0, -1)) {
    await expect(page.getByRole('article').getByRole('heading', { name: title, exact: true })).toBeVisible();
  }
  for (const { title } of addresses) {
    await expect(card(page, title).getByText('This picture cannot be shown')).toBeAttached();
  }
  await card(page, username).getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog').getByLabel('Title')).toHaveValue(username);
  await page.keyboard.press('Escape');
  await card(page, username).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(username);
  await page.keyboard.press('Escape');
  await expectUnharmed(page, baseURL);

  await page.getByRole('banner').getByRole('link', { name: BRAND }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Describe it/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectUnharmed(page, baseURL);
});

test('messages of the server are shown as text, and its HTML pages are not shown', async ({
  page,
  baseURL,
}) => {
  const main = page.getByRole('main');
  await mockApi(page, {});
  await page.goto('/auth');
  await main.getByLabel('Email or username').fill('mallory');
  await main.getByLabel('Password', { exact: true }).fill('password');
  const submit = main.getByRole('button', { name: 'Login', exact: true });
  // The previous toast may have the same text.
  const logIn = () => Promise.all([page.waitForResponse('**/api/login'), submit.click()]);
  for (const message of PAYLOADS.slice(0, -1)) {
    await mockApi(page, { 'POST /api/login': { status: 400, json: { message } } });
    await logIn();
    // A message that looks like HTML is not shown at all.
    const words = /<[a-z!/]/i.test(message) ? 'Invalid email or password' : message;
    await expect(toast(page)).toContainText(words);
    await expect(main.getByText(words), 'in place, too').toBeVisible();
  }
  for (const contentType of ['text/html', 'text/plain', 'application/json']) {
    const body = '<!doctype html><html><body><img src=x onerror=hit()>Gateway</body></html>';
    await mockApi(page, { 'POST /api/login': { status: 502, contentType, body } });
    await logIn();
    await expect(toast(page)).toContainText('Invalid email or password');
    await expect(page.getByText('Gateway')).toHaveCount(0);
  }
  const username = '<img src=x onerror=hit()>';
  const user = { ...USER, username };
  await mockApi(page, { 'POST /api/login': { json: user }, 'GET /api/user': { json: user } });
  await logIn();
  await expect(toast(page)).toContainText(`Welcome back, ${username}!`);
  await expectUnharmed(page, baseURL);
});

test('a generation without a valid media address fails', async ({ page, baseURL }) => {
  const answers: Answers = { 'GET /api/user': { json: USER } };
  await mockApi(page, answers);
  await page.goto('/generate');
  await page.getByRole('textbox', { name: 'Prompt' }).fill(PAYLOADS[0] ?? '');
  for (const mediaUrl of [...ADDRESSES.slice(0, -1), '', 7, null]) {
    await mockApi(page, { ...answers, 'POST /api/generate': { json: { mediaUrl, mediaType: 'image' } } });
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await expect(toast(page)).toContainText('Generation Failed');
    await expect(page.getByRole('button', { name: 'Download' })).toHaveCount(0);
    await page.keyboard.press('F8');
    await page.keyboard.press('Escape');
    await expect(toast(page)).toHaveCount(0);
  }
  await expectUnharmed(page, baseURL);
});

const PLACES = [
  'javascript:hit()',
  '//evil.example/x',
  'https://evil.example/',
  '\\\\evil.example',
  '/%2f/evil.example',
  '<img src=x onerror=hit()>',
  '__proto__',
];

const PATHS = ['/', '/auth', '/gallery', '/pricing', '/subscribe', '/buy-tokens', '/nowhere'];

const PARAMETERS = [
  'lng',
  'plan',
  'package',
  'billing',
  'session_id',
  'tab',
  'next',
  'redirect',
  '__proto__[hit]',
];

for (const [audience, user] of [
  ['visitor', undefined],
  ['user', USER],
] as const) {
  test(`no parameter of an address leads a ${audience} to another origin`, async ({ page, baseURL }) => {
    test.slow();
    const origins = new Set<string>();
    page.on('framenavigated', (frame) => origins.add(new URL(frame.url()).origin));
    await mockApi(page, user ? { 'GET /api/user': { json: user } } : {});
    for (const [index, place] of PLACES.entries()) {
      const query = new URLSearchParams(PARAMETERS.map((name) => [name, place]));
      const hash = encodeURIComponent(place);
      await page.goto(`${PATHS[index] ?? '/'}?${query}#${hash}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      // The same with a history navigation, without a page load.
      await page.evaluate(
        (address) => {
          history.pushState(null, '', address);
          dispatchEvent(new PopStateEvent('popstate'));
        },
        `${PATHS.at(-1 - index) ?? '/'}?${query}#${hash}`,
      );
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expectUnharmed(page, baseURL);
    }
    expect([...origins]).toEqual([baseURL]);
  });
}
