import { endpoints } from '@product/api-client';
import { getResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { creditDueOrders, LATER_MS, payOrder } from '../checkout/credit';
import { anImage, openTestWorld } from '../testing';
import { slow } from '../verbs';
import type { WorldOptions } from '../world';
import { handlers } from './msw';
import { persistWorld } from './persist-world';
import { readSnapshot, takeOverWorld, writeSnapshot } from './storage';

let page: EventTarget;
let isFull: boolean;

beforeEach(() => {
  page = new EventTarget();
  isFull = false;
  const stored = new Map<string, string>();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, text: string) {
      if (isFull) throw new DOMException('The storage is full.', 'QuotaExceededError');
      stored.set(key, text);
    },
    removeItem: (key: string) => stored.delete(key),
  });
});

afterEach(() => void vi.unstubAllGlobals());

/** A page with its own world, which is stored. */
function openTab(options: WorldOptions = {}) {
  const { world, clock, browse } = openTestWorld({
    scenario: 'creator',
    snapshot: readSnapshot(''),
    ...options,
  });
  if (!readSnapshot('')) writeSnapshot('', world.snapshot());
  persistWorld(world);
  const call = (method: string, path: string, body?: object) =>
    getResponse(
      handlers(world),
      new Request(`http://localhost${path}`, { method, body: body && JSON.stringify(body) }),
    );
  return { world, clock, browse, call };
}

const leave = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));

/** The microtasks, which a browser still runs for a page that is being left. */
async function runMicrotasks() {
  for (let count = 0; count < 50; count += 1) await Promise.resolve();
}

const storedTokens = () => readSnapshot('')?.state.accounts[0]?.tokens;

test.each([
  ['waits', { latency: { image: [3_000, 3_000], video: [0, 0] } }],
  ['renders', { render: () => new Promise<never>(() => {}) }],
] as const)('a generation that %s while the page is left is refunded in the storage', async (_, options) => {
  const { browse } = openTab(options as WorldOptions);
  const generation = browse().send(endpoints.generate, { body: anImage });
  generation.catch(() => undefined);
  await expect.poll(storedTokens).toBe(119);
  // Of the renderer and the latency, the one without a delay has ended after this.
  await new Promise((resolve) => setTimeout(resolve));
  leave(false);
  await runMicrotasks();
  expect(storedTokens()).toBe(120);
  await expect(generation).rejects.toThrow();
});

test('a page that is kept, and may be returned to, continues its calls', async () => {
  const { browse, world } = openTab();
  leave(true);
  await expect(browse().send(endpoints.getUser)).resolves.toMatchObject({ username: 'demo' });
  expect(world.closing.aborted).toBe(false);
});

test('a call sees what another tab has stored, before its event arrives', async () => {
  const [one, other] = [openTab(), openTab()];
  await one.call('PUT', '/api/user/language', { language: 'pt' });
  await other.call('POST', '/api/generate', anImage);
  const user = await (await one.call('GET', '/api/user'))?.json();
  expect(user).toMatchObject({ language: 'pt', tokens: 119 });
  expect(readSnapshot('')).toEqual(JSON.parse(JSON.stringify(one.world.snapshot())));
});

test('a generation that ends keeps what another tab has stored meanwhile', async () => {
  const [one, other] = [openTab({ latency: { image: [3_000, 3_000], video: [0, 0] } }), openTab()];
  const generation = one.call('POST', '/api/generate', anImage);
  await expect.poll(storedTokens).toBe(119);
  await other.call('PUT', '/api/user/language', { language: 'pt' });
  one.clock.advance(3_000);
  expect((await generation)?.status).toBe(200);
  expect(readSnapshot('')?.state.accounts[0]).toMatchObject({ language: 'pt', tokens: 119 });
  expect(readSnapshot('')).toEqual(JSON.parse(JSON.stringify(one.world.snapshot())));
});

test('a delayed call reads what another tab has stored meanwhile', async () => {
  const [one, other] = [openTab({ overrides: [slow(endpoints.updateLanguage, 1_000)] }), openTab()];
  const change = one.call('PUT', '/api/user/language', { language: 'pt' });
  await expect.poll(() => one.world.requests()).toHaveLength(1);
  await other.call('POST', '/api/generate', anImage);
  one.clock.advance(1_000);
  expect((await change)?.status).toBe(200);
  expect(readSnapshot('')?.state.accounts[0]).toMatchObject({ language: 'pt', tokens: 119 });
});

test('a delayed gallery contains what another tab has published meanwhile', async () => {
  const [one, other] = [openTab({ overrides: [slow(endpoints.listGallery, 1_000)] }), openTab()];
  const gallery = one.call('GET', '/api/gallery');
  await expect.poll(() => one.world.requests()).toHaveLength(1);
  const own = other.world.state.creations.find(({ isPublic, userId }) => !isPublic && userId === 1)!;
  await other.call('PUT', `/api/creations/${own.id}`, { title: own.title, isPublic: true });
  one.clock.advance(1_000);
  await expect((await gallery)?.json()).resolves.toContainEqual(expect.objectContaining({ id: own.id }));
});

test('a credit that falls due is not repeated in another tab', async () => {
  const one = openTab();
  await one.call('POST', '/api/create-token-checkout', { packageId: 'starter' });
  payOrder(one.world, one.world.state.orders[0]!, 'later');
  const other = openTab();
  one.clock.advance(LATER_MS);
  other.clock.advance(LATER_MS);
  creditDueOrders(other.world);
  expect(storedTokens()).toBe(220);
});

test('in a storage that is full, a page keeps its own changes', async () => {
  const { call } = openTab();
  isFull = true;
  await call('PUT', '/api/user/language', { language: 'pt' });
  expect(await (await call('GET', '/api/user'))?.json()).toMatchObject({ language: 'pt' });
});

test('apps at two paths of an origin have a world each, and the first takes over the one they shared', async () => {
  const { world } = openTab();
  localStorage.setItem('mock-api:world', JSON.stringify(world.snapshot()));
  takeOverWorld('/a/b');
  expect(localStorage.getItem('mock-api:world')).toBeNull();
  expect(readSnapshot('/a/b')?.scenario).toBe('creator');
  writeSnapshot('/a/b', { ...world.snapshot(), scenario: 'newcomer' });
  takeOverWorld('');
  expect(readSnapshot('')?.scenario).toBe('creator');
  expect(readSnapshot('/a')).toBeUndefined();
});
