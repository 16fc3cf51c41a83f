import { readFileSync, writeFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { expect, follow, join, logOut, signIn, test, type Page } from '../fixtures';
import { entriesOf, withSite } from '../versions';

test.use({ serviceWorkers: 'allow' });

/** Resolves when a worker controls the page and has cached the texts of a language, if the page has requested any. */
async function workerIsReady(page: Page, texts = 0) {
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await expect
    .poll(async () => (await cachedFiles(page)).filter((url) => url.includes('runtime')).length)
    .toBeGreaterThanOrEqual(texts);
}

/** The cache and the path of each cached file. */
const cachedFiles = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const entries = names.map(async (name) =>
      (await (await caches.open(name)).keys()).map(({ url }) => `${name} ${new URL(url).pathname}`),
    );
    return (await Promise.all(entries)).flat();
  });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const notice = (page: Page) => page.locator('[data-ui=update-notice]');

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test(
    'without a connection every page opens in its language, also one that was never visited',
    { tag: ['@req:web.offline-shell'] },
    async ({ page, context }) => {
      await page.goto('/pricing');
      // A language has a catalogue for each screen.
      await workerIsReady(page, 10);
      await context.setOffline(true);
      await page.reload();
      await expect(heading(page)).toHaveText('Zahle für Bilder, nicht für Monate');
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await page.goto('/legal/terms');
      await expect(heading(page)).toHaveText('Nutzungsbedingungen');
      await page.getByRole('banner').getByRole('link', { name: 'Galerie' }).click();
      await expect(heading(page)).toHaveText('Galerie');
      await context.setOffline(false);
      await page.reload();
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  );

  test(
    'a new version is offered in the language of the page, and a press applies it',
    { tag: ['@req:web.update-offered'] },
    async ({ page }) => {
      await withSite(async (site) => {
        await page.goto(`${site.address}/pricing`);
        await workerIsReady(page, 10);
        await expect(notice(page)).toHaveCount(0);
        site.deploy();
        await lookForUpdate(page);
        await expect(notice(page)).toBeVisible();
        // The next version and its notice replace the waiting ones.
        const entry = site.deploy();
        await lookForUpdate(page);
        await expect.poll(() => waitingHasFile(page, entry)).toBe(true);
        await expect(notice(page).getByRole('status')).toHaveText('Eine neue Version ist verfügbar.');
        expect(await entriesOf(page), 'the page stays as it is').not.toContain(entry);
        const loaded = page.waitForEvent('load');
        await notice(page).getByRole('button', { name: 'Neu laden' }).click();
        await loaded;
        await expect(heading(page)).toBeVisible();
        await expect.poll(() => entriesOf(page)).toContain(entry);
        const cachedEntries = async () =>
          (await cachedFiles(page)).flatMap((file) => /\/(index-[^/]*\.js)$/.exec(file)?.[1] ?? []);
        await expect.poll(cachedEntries, 'older ones are deleted when the worker is active').toEqual([entry]);
        await expect(notice(page)).toHaveCount(0);
      });
    },
  );
});

test(
  'Later closes the update notice, and a page loaded after a deployment shows none',
  { tag: ['@req:web.update-offered'] },
  async ({ page, context }) => {
    await withSite(async (site) => {
      await page.goto(`${site.address}/pricing`);
      await workerIsReady(page);
      const entry = site.deploy();
      await lookForUpdate(page);
      await notice(page).getByRole('button', { name: 'Later' }).click();
      await expect(notice(page)).toHaveCount(0);
      await expect(heading(page)).toBeFocused();

      const another = await context.newPage();
      await another.goto(`${site.address}/gallery`);
      await expect.poll(() => entriesOf(another)).toContain(entry);
      expect(await isWaiting(another)).toBe(true);
      await expect.poll(() => isOutdated(another)).toBe(false);
      await expect(notice(another)).toHaveCount(0);
      expect(await isOutdated(page)).toBe(true);
    });
  },
);

test(
  'only files of the build are cached, and no data of a user after a logout',
  { tag: ['@req:web.only-files-kept'] },
  async ({ page, context }, info) => {
    await join(page, `kept${info.repeatEachIndex}x${info.retry}`);
    await page.goto('/generate');
    await workerIsReady(page);
    await page.reload();
    await page.getByRole('textbox', { name: 'Prompt' }).fill('A red lighthouse over a stormy sea');
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Download' })).toBeVisible();
    await follow(page, 'Gallery');
    await page.getByRole('tab', { name: 'Community' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await logOut(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log Out' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();

    const paths = (await cachedFiles(page)).map((entry) => entry.split(' ').at(-1)!);
    expect(paths.length).toBeGreaterThan(50);
    expect(
      paths.filter(
        (path) => !/^\/(assets\/[\w.-]+\.(js|css|woff2|avif|jpg)|app\.html|first-script\.js)$/.test(path),
      ),
    ).toEqual([]);

    // The worker does not answer from another cache either.
    await page.evaluate(async () => (await caches.open('other')).put('/api/user', new Response('{"id":1}')));
    await context.setOffline(true);
    const answer = await page.evaluate(() => fetch('/api/user').then(({ status }) => status, String));
    expect(answer).toContain('Failed to fetch');
  },
);

test(
  'a call and a navigation to the API reach the server once',
  { tag: ['@req:web.only-files-kept'] },
  async ({ page }) => {
    await signIn(page, 'demo');
    await page.goto('/');
    await workerIsReady(page);
    await page.reload();
    // Other journeys fill the log meanwhile, which drops its oldest entries.
    const path = `/api/creations?asked=${Date.now()}`;
    await page.goto(path);
    await expect(page.locator('body')).toContainText('imageUrl');
    const log: { path: string }[] = await (await page.request.get('/api/__mock/requests')).json();
    expect(log.filter((entry) => entry.path === path)).toHaveLength(1);
  },
);

test('a worker becomes redundant if the host answers a missing file with a page', async ({ page }) => {
  await withSite(async ({ address, folder }) => {
    const worker = joinPath(folder, 'service-worker.js');
    const original = readFileSync(worker, 'utf8');
    const changed = original.replace('{url:`assets/', '{url:`assets/missing.js`,revision:null},$&');
    expect(changed).not.toBe(original);
    writeFileSync(worker, changed);
    await recordWorkerState(page);
    await page.goto(`${address}/pricing`);
    await expect.poll(() => page.evaluate(() => window.workerState)).toBe('redundant');
    expect((await cachedFiles(page)).filter((file) => file.endsWith('missing.js'))).toEqual([]);
    writeFileSync(worker, original);
    await page.reload();
    await workerIsReady(page);
  }, 'index');
});

declare global {
  interface Window {
    workerState?: ServiceWorkerState;
  }
}

/** Records the last state of the worker that the page registers. */
const recordWorkerState = (page: Page) =>
  page.addInitScript(() => {
    const { serviceWorker } = navigator;
    const register = serviceWorker.register.bind(serviceWorker);
    serviceWorker.register = async (...options) => {
      const registration = await register(...options);
      const { installing } = registration;
      installing?.addEventListener('statechange', () => (window.workerState = installing.state));
      return registration;
    };
  });

const lookForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));

/** Whether the worker that waits keeps a file. */
const waitingHasFile = (page: Page, file: string) =>
  outdatedWith(page, [file]).then((isOutdated) => !isOutdated);

const isWaiting = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));

/** What the waiting worker answers to the page. */
const isOutdated = async (page: Page) => {
  const links = page.locator('link[rel=modulepreload]');
  const code = await links.evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href));
  return outdatedWith(page, code);
};

const outdatedWith = (page: Page, code: string[]) =>
  page.evaluate(async (code) => {
    const { waiting } = (await navigator.serviceWorker.getRegistration())!;
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise<boolean>((resolve) =>
      port1.addEventListener('message', ({ data }) => resolve(data)),
    );
    port1.start();
    const urls = code.map((url) => new URL(url, `${location.origin}/assets/`).href);
    waiting?.postMessage({ type: 'IS_OUTDATED', code: urls }, [port2]);
    return answer;
  }, code);
