import { expect, test as base, type Page } from './fixtures';

/** Strings of which most would run `hit()` if they were handled as anything but text. */
export const PAYLOADS = [
  '<img src=x onerror=hit()>',
  '<script>hit()</script>',
  '"><svg onload=hit()>',
  "javascript:hit()//'-hit()-'",
  '<iframe srcdoc="<script>parent.hit()</script>">',
  '<a href="javascript:hit()" autofocus onfocus=hit()>here</a>',
  '<style onload=hit()>*{color:red}</style>',
  "{{constructor.constructor('hit()')()}}",
  '$t(common:title) {{brand}} <spark>x</spark>',
  '__proto__[hit]=1&constructor.prototype.hit=1',
  '\u202Etxt.exe \u0000 \uD800 ]]>--><!--',
];

/** Addresses that are no media URL. The last one tries to add an attribute. */
export const ADDRESSES = [
  'javascript:hit()',
  ' java\nscript:hit()',
  'data:text/html,<script>hit()</script>',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="hit()"/>',
  'file:///etc/passwd',
  'vbscript:hit()',
  'x" onerror="hit()',
];

export const USER = { id: 7, username: 'mallory', email: 'mallory@example.com', tokens: 9, isAdmin: false };

export const PICTURE = {
  id: 1,
  userId: USER.id,
  title: 'A picture',
  prompt: 'A picture',
  imageUrl: '/favicon.svg',
  style: 'sketch',
  aspectRatio: '1:1',
  mediaType: 'image',
  isPublic: true,
  metadata: { quality: 'hd' },
};

export type Answers = Record<
  string,
  { status?: number; json?: unknown; body?: string; contentType?: string }
>;

/** Answers calls as a hostile server. Default: 401 for GET /api/user, an empty list for every other call. */
export async function mockApi(page: Page, answers: Answers) {
  // The route added last answers. Removing the one before it would let a call through to the server in between.
  await page.route('**/api/**', (route) => {
    const call = `${route.request().method()} ${new URL(route.request().url()).pathname}`;
    const nothing = call === 'GET /api/user' ? { status: 401, json: {} } : { json: [] };
    return route.fulfill(answers[call] ?? nothing);
  });
}

interface Watched {
  hits: string[];
  violations: string[];
  polluted: boolean;
}

const readWatch = (page: Page) =>
  page.evaluate(() => {
    const { hits = [], violations = [] } = window as Window & Partial<Watched>;
    return { hits, violations, polluted: 'hit' in {} };
  });

/** Detects injected code in the page: calls of `hit()`, policy violations and dialogs. */
export const test = base.extend({
  page: async ({ page }, provide) => {
    const dialogs: string[] = [];
    page.on('dialog', async (dialog) => {
      dialogs.push(dialog.message());
      await dialog.dismiss();
    });
    await page.addInitScript(() => {
      const watched = window as Window & Partial<Watched> & { hit?: () => void };
      const hits: string[] = (watched.hits = []);
      const violations: string[] = (watched.violations = []);
      Object.defineProperty(window, 'hit', { value: () => hits.push(new Error('hit').stack ?? '') });
      document.addEventListener('securitypolicyviolation', (event) =>
        violations.push(`${event.effectiveDirective} ${event.blockedURI}`),
      );
    });
    await provide(page);
    expect(dialogs, 'dialogs of the browser').toEqual([]);
  },
});

/** Asserts that no injected code ran, that no page was opened, and that the origin is unchanged. */
export async function expectUnharmed(page: Page, origin = '') {
  expect(await readWatch(page)).toEqual({ hits: [], violations: [], polluted: false });
  expect(new URL(page.url()).origin).toBe(origin);
  expect(page.context().pages()).toHaveLength(1);
}
