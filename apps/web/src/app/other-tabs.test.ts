// @vitest-environment happy-dom
import { keys } from '@product/api-client/react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadDraft, saveDraft } from '../lib/draft';
import { openBrowser, openTab } from '../testing/tab';
import { followOtherTabs } from './other-tabs';

const channels: BroadcastChannel[] = [];
afterEach(() => channels.splice(0).forEach((channel) => channel.close()));

/** Two tabs of one browser. */
async function openTwo() {
  const fetch = openBrowser();
  const tabs = [await openTab(fetch), await openTab(fetch)] as const;
  for (const { services } of tabs) {
    const channel = new BroadcastChannel('tabs of a test');
    channels.push(channel);
    followOtherTabs(services, channel);
  }
  return tabs;
}

test('whoever logs in in one tab is there in the other', async () => {
  const [first, second] = await openTwo();
  await first.logIn('demo');
  await vi.waitFor(() => expect(second.username()).toBe('demo'));
});

test('after a logout in one tab nothing of the person is left in the other', async () => {
  const [first, second] = await openTwo();
  await first.logIn('demo');
  await vi.waitFor(() => expect(second.username()).toBe('demo'));
  const { queryClient, toasts } = second.services;
  const { id } = queryClient.getQueryData<{ id: number }>(keys.user)!;
  queryClient.setQueryData(keys.creations(id), [{ title: 'The secret of demo' }]);
  toasts.toast({ title: 'Welcome back, demo!' });
  saveDraft({ prompt: 'My secret garden' }, id);

  await first.logOut();
  await vi.waitFor(() => expect(second.username()).toBeUndefined());
  const kept = queryClient.getQueryCache().getAll();
  expect(JSON.stringify(kept.map(({ state }) => state))).not.toContain('secret');
  expect(second.toast()).toBeUndefined();
  await vi.waitFor(() => expect(loadDraft(id).prompt).toBe(''));
});

test('what another page of the same origin says on the channel is no news', async () => {
  const [first, second] = await openTwo();
  await first.logIn('demo');
  await vi.waitFor(() => expect(second.username()).toBe('demo'));
  const stranger = new BroadcastChannel('tabs of a test');
  channels.push(stranger);
  const heard = new Promise((resolve) => channels[1]!.addEventListener('message', resolve));
  stranger.postMessage('constructor');
  await heard;
  expect(second.username()).toBe('demo');
});
