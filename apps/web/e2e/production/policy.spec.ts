// Violates the policy on purpose, so it does not use the `test` of fixtures.ts, which fails on violations.
import { expect, test, type Page } from '@playwright/test';
import { MISSING } from '../fixtures';

declare global {
  interface Window {
    hit?: string;
    trustedTypes?: { createPolicy: (name: string, rules: object) => unknown };
  }
}

async function open(page: Page, path = '/') {
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 401, json: { message: 'Please log in.' } }),
  );
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test(
  'every response has the security headers, and only routes of the app return the app',
  MISSING,
  async ({ request }) => {
    const html = await (await request.get('/')).text();
    const [asset = ''] = /\/assets\/[\w.-]+\.js/.exec(html) ?? [];
    const answers = [
      ['/', 200, 'text/html', 'no-cache'],
      ['/gallery', 200, 'text/html', 'no-cache'],
      ['/first-script.js', 200, 'text/javascript', 'no-cache'],
      [asset, 200, 'text/javascript', 'public, max-age=31536000, immutable'],
      ['/assets/gone.js', 404, 'text/plain', undefined],
      ['/gone.png', 404, 'text/plain', undefined],
      ['/api/user', 404, 'text/plain', undefined],
      ['/_headers', 404, 'text/plain', undefined],
    ] as const;
    for (const [path, status, type, cache] of answers) {
      const answer = await request.get(path, { headers: { accept: '*/*' } });
      const headers = answer.headers();
      expect([path, answer.status()]).toEqual([path, status]);
      expect(headers['content-type'], path).toContain(type);
      if (cache) expect(headers['cache-control'], path).toBe(cache);
      expect(headers['content-security-policy'], path).toContain("script-src 'self';");
      expect(headers['content-security-policy'], path).toMatch(/; trusted-types service-worker$/);
      expect(headers, path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
      });
    }
  },
);

test('an inline script does not run', async ({ page }) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const script = `<script>window.hit = 'inline'</script><img src="/gone.png" onerror="window.hit = 'handler'">`;
    await route.fulfill({ response, body: (await response.text()).replace('<body>', `<body>${script}`) });
  });
  await open(page);
  expect(await page.evaluate(() => window.hit)).toBeUndefined();
});

test('the browser accepts strings neither as HTML nor as scripts', async ({ page }) => {
  await open(page);
  const refused = await page.evaluate(() => {
    const ways: Record<string, () => unknown> = {
      innerHTML: () => (document.body.innerHTML = '<img src="/gone.png" onerror="window.hit = 1">'),
      insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', '<b>bold</b>'),
      srcdoc: () => (document.createElement('iframe').srcdoc = '<b>bold</b>'),
      eval: () => Reflect.get(window, 'eval')('window.hit = "eval"'),
      Function: () => Reflect.construct(Function, ['window.hit = "function"'])(),
      script: () => (document.createElement('script').src = 'https://elsewhere.example/x.js'),
      worker: () => new Worker('/first-script.js'),
      policy: () => window.trustedTypes?.createPolicy('mine', { createHTML: String }),
    };
    const tryAll = () =>
      Object.entries(ways).map(([name, way]) => {
        try {
          way();
          return `${name} went through`;
        } catch {
          return name;
        }
      });
    // Runs in a task of the page itself: the policy does not apply to the debugger, which Playwright uses to evaluate.
    return new Promise<string[]>((resolve) => setTimeout(() => resolve(tryAll())));
  });
  expect(refused).toEqual([
    'innerHTML',
    'insertAdjacentHTML',
    'srcdoc',
    'eval',
    'Function',
    'script',
    'worker',
    'policy',
  ]);
  expect(await page.evaluate(() => window.hit)).toBeUndefined();
});

test.describe('with its service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the page registers its own worker, and no other script', async ({ page }) => {
    await open(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    const refused = await page.evaluate(
      () =>
        new Promise<string[]>((resolve) =>
          // As above.
          setTimeout(async () => {
            const names: string[] = [];
            await navigator.serviceWorker
              .register('/first-script.js')
              .catch(() => names.push('another script'));
            try {
              window.trustedTypes?.createPolicy('service-worker', { createScriptURL: String });
            } catch {
              names.push('the policy once more');
            }
            resolve(names);
          }),
        ),
    );
    expect(refused).toEqual(['another script', 'the policy once more']);
  });
});

test('no other site may frame the app', async ({ page, baseURL }) => {
  await page.route('http://framer.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/"></iframe>` }),
  );
  await page.goto('http://framer.example/');
  await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
});
