// @vitest-environment happy-dom
import { keys, loginMutation, userQuery } from '@product/api-client/react';
import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { DEMO_PASSWORD } from 'mock-api';
import { expect, test } from 'vitest';
import { readConfig } from '../config/config';
import { openBrowser } from '../testing/tab';
import { createServices } from './create-services';
import { syncSessionAcrossTabs } from './sync-session-across-tabs';

/** A tab that hears what the test says, and has asked for its user. */
function openHearing(fetch: (request: Request) => Promise<Response>) {
  const config = { ...readConfig({}), apiBaseUrl: 'http://localhost' };
  const services = createServices({ config, fetch, reportError: () => undefined });
  const { api, queryClient } = services;
  const channel = Object.assign(new EventTarget(), { postMessage: () => undefined });
  syncSessionAcrossTabs(services, channel as unknown as BroadcastChannel);
  new QueryObserver(queryClient, userQuery(api)).subscribe(() => undefined);
  return {
    queryClient,
    hear: (data: string) => channel.dispatchEvent(new MessageEvent('message', { data })),
    user: () => queryClient.getQueryData<{ username: string } | null>(keys.user),
    logIn: () =>
      new MutationObserver(queryClient, loginMutation(api)).mutate({
        username: 'demo',
        password: DEMO_PASSWORD,
      }),
  };
}

test('a tab that is reading its first user hears of a login elsewhere', async () => {
  const browser = openBrowser();
  const first = Promise.withResolvers<Response>();
  const answers = [() => first.promise];
  const { hear, user } = openHearing((request) => answers.shift()?.() ?? browser(request));
  await openHearing(browser).logIn();
  hear('userChanged');
  first.resolve(new Response('', { status: 401 }));
  await expect.poll(() => user()?.username).toBe('demo');
});

test('a logout elsewhere does not end the session that a tab has started since', async () => {
  const { hear, user, logIn, queryClient } = openHearing(openBrowser());
  await expect.poll(user).toBeNull();
  await logIn();
  const seen: (string | undefined)[] = [];
  queryClient.getQueryCache().subscribe(() => seen.push(user()?.username));
  hear('signedOut');
  await expect.poll(() => seen).toContain(undefined);
  await expect.poll(() => user()?.username).toBe('demo');
});
