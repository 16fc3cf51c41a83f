// @vitest-environment happy-dom
import { creationsQuery, keys } from '@product/api-client/react';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { drafts } from '../lib/draft';
import { openBrowser, openTab } from '../testing/tab';
import { syncSessionAcrossTabs } from './sync-session-across-tabs';

const channels: BroadcastChannel[] = [];
afterEach(() => channels.splice(0).forEach((channel) => channel.close()));

/** Two tabs of one browser. */
async function openTwo(fetch = openBrowser()) {
  const tabs = [await openTab(fetch), await openTab(fetch)] as const;
  for (const { services } of tabs) {
    const channel = new BroadcastChannel('tabs of a test');
    channels.push(channel);
    syncSessionAcrossTabs(services, channel);
  }
  return tabs;
}

test('a login in one tab signs the user in in the other', async () => {
  const [first, second] = await openTwo();
  await first.logIn('demo');
  await expect.poll(() => second.username()).toBe('demo');
});

test('after a logout in one tab no data of the user is left in the other', async () => {
  const [first, second] = await openTwo();
  await first.logIn('demo');
  await expect.poll(() => second.username()).toBe('demo');
  const { queryClient, toasts } = second.services;
  const { id } = queryClient.getQueryData<{ id: number }>(keys.user)!;
  queryClient.setQueryData(keys.creations(id), [{ title: 'The secret of demo' }]);
  toasts.toast({ title: 'Welcome back, demo!' });
  drafts.save({ prompt: 'My secret garden' }, id);

  await first.logOut();
  await expect.poll(() => second.username()).toBeUndefined();
  const kept = queryClient.getQueryCache().getAll();
  expect(JSON.stringify(kept.map(({ state }) => state))).not.toContain('secret');
  expect(second.toast()).toBeUndefined();
  await expect.poll(() => drafts.get()).toBeNull();
});

test('a page that the browser restores after Back reads the user again', async () => {
  const fetch = openBrowser();
  const [restored] = await openTwo(fetch);
  await restored.logIn('demo');
  // Its message is lost while the page is in the back/forward cache.
  const other = await openTab(fetch);
  await other.logOut();
  expect(restored.username()).toBe('demo');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await expect.poll(() => restored.username()).toBeUndefined();
});

test('messages of another page on the channel are ignored', async () => {
  const [first, second] = await openTwo();
  await first.logIn('demo');
  await expect.poll(() => second.username()).toBe('demo');
  const otherPage = new BroadcastChannel('tabs of a test');
  channels.push(otherPage);
  const received = new Promise((resolve) => channels[1]!.addEventListener('message', resolve));
  otherPage.postMessage('constructor');
  await received;
  expect(second.username()).toBe('demo');
});

/** Two tabs signed in as `demo`, and the number of requests for the user since. */
async function openTwoOfDemo(overrides: Record<string, () => Response> = {}) {
  const requested: string[] = [];
  const answer = openBrowser();
  const tabs = await openTwo(async (request) => {
    const { pathname } = new URL(request instanceof Request ? request.url : request);
    requested.push(pathname);
    return overrides[pathname]?.() ?? answer(request);
  });
  await tabs[0].logIn('demo');
  await expect.poll(() => tabs[1].username()).toBe('demo');
  requested.length = 0;
  return { tabs, userRequests: () => requested.filter((path) => path === '/api/user').length };
}

/** Resolves when a message that is sent now has arrived. */
async function untilDelivered() {
  const [last, first] = [new BroadcastChannel('tabs of a test'), channels[0]!];
  channels.push(last);
  const received = new Promise((resolve) =>
    first.addEventListener('message', ({ data }) => data === 'last' && resolve(data)),
  );
  last.postMessage('last');
  await received;
}

const untilIdle = (tabs: readonly { services: { queryClient: { isFetching: () => number } } }[]) =>
  expect.poll(() => tabs.map(({ services }) => services.queryClient.isFetching())).toEqual([0, 0]);

test('the balance after a generation in one tab is refetched in the other, once', async () => {
  const { tabs, userRequests } = await openTwoOfDemo();
  const [first, second] = tabs;
  const before = second.tokens()!;
  await first.generate();
  await expect.poll(() => second.tokens()).toBe(before - 1);
  await untilIdle(tabs);
  await untilDelivered();
  await untilIdle(tabs);
  expect(first.tokens()).toBe(before - 1);
  expect(userRequests(), 'one in each tab').toBe(2);
});

test('the balance is refetched in the other tab after a failed generation, which may have been charged', async () => {
  const refuse = () => new Response('', { status: 500 });
  const { tabs, userRequests } = await openTwoOfDemo({ '/api/generate': refuse });
  const onMessage = vi.fn();
  channels[1]!.addEventListener('message', ({ data }) => onMessage(data));
  await expect(tabs[0].generate()).rejects.toThrow('500');
  await expect.poll(() => onMessage.mock.calls).toEqual([['userChanged']]);
  await expect.poll(userRequests, { message: 'one in each tab' }).toBe(2);
  await untilIdle(tabs);
});

test('a changed balance is refetched in the other tab, one that was only read is not', async () => {
  const { tabs, userRequests } = await openTwoOfDemo();
  const { api, queryClient } = tabs[0].services;
  await queryClient.invalidateQueries({ queryKey: keys.user });
  await untilDelivered();
  await untilIdle(tabs);
  expect(userRequests(), 'in this tab only').toBe(1);

  api.invalidate();
  await untilDelivered();
  await expect.poll(userRequests, { message: 'one more, in the other tab' }).toBe(2);
  await untilIdle(tabs);
});

test('a creation that is saved, changed or deleted in one tab is refetched in the other, once', async () => {
  const requested: string[] = [];
  const answer = openBrowser();
  const [first, second] = await openTwo(async (request) => {
    if (request instanceof Request && request.method === 'GET') requested.push(new URL(request.url).pathname);
    return answer(request);
  });
  await first.logIn('demo');
  await expect.poll(() => second.username()).toBe('demo');
  const { api, queryClient } = second.services;
  const list = new QueryObserver(queryClient, creationsQuery(api, api.user!.id));
  onTestFinished(list.subscribe(() => undefined));
  const titles = () => list.getCurrentResult().data?.map(({ title }) => title) ?? [];
  await expect.poll(() => titles().length).toBe(12);
  requested.length = 0;

  await first.save({ title: 'From the first tab' });
  await expect.poll(titles).toContain('From the first tab');
  const { id } = list.getCurrentResult().data!.find(({ title }) => title === 'From the first tab')!;
  await first.update({ id, title: 'Renamed there', isPublic: true });
  await expect.poll(titles).toContain('Renamed there');
  await first.remove({ id });
  await expect.poll(titles).not.toContain('Renamed there');
  await untilDelivered();
  await untilIdle([first, second]);
  expect(requested.filter((path) => path === '/api/creations')).toHaveLength(3);
});
