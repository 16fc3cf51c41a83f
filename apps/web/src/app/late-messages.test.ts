// @vitest-environment happy-dom
import { keys, loginMutation, userQuery } from '@product/api-client/react';
import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { DEMO_PASSWORD } from 'mock-api';
import { expect, test } from 'vitest';
import { readConfig } from '../config/config';
import { openBrowser } from '../testing/tab';
import { createServices } from './create-services';
import { syncSessionAcrossTabs } from './sync-session-across-tabs';

/** A tab that has requested its user, and to which `receive` delivers messages of other tabs. */
function openTab(fetch: (request: Request) => Promise<Response>) {
  const config = { ...readConfig({}), apiBaseUrl: 'http://localhost' };
  const services = createServices({ config, fetch, reportError: () => undefined });
  const { api, queryClient } = services;
  const channel = Object.assign(new EventTarget(), { postMessage: () => undefined });
  syncSessionAcrossTabs(services, channel as unknown as BroadcastChannel);
  new QueryObserver(queryClient, userQuery(api)).subscribe(() => undefined);
  return {
    queryClient,
    receive: (data: string) => channel.dispatchEvent(new MessageEvent('message', { data })),
    user: () => queryClient.getQueryData<{ username: string } | null>(keys.user),
    logIn: () =>
      new MutationObserver(queryClient, loginMutation(api)).mutate({
        username: 'demo',
        password: DEMO_PASSWORD,
      }),
  };
}

test('a login in another tab reaches a tab whose first request for the user is pending', async () => {
  const browser = openBrowser();
  const first = Promise.withResolvers<Response>();
  const responses = [() => first.promise];
  const { receive, user } = openTab((request) => responses.shift()?.() ?? browser(request));
  await openTab(browser).logIn();
  receive('userChanged');
  first.resolve(new Response('', { status: 401 }));
  await expect.poll(() => user()?.username).toBe('demo');
});

test('a late message of a logout does not end a newer session', async () => {
  const { receive, user, logIn, queryClient } = openTab(openBrowser());
  await expect.poll(user).toBeNull();
  await logIn();
  const seen: (string | undefined)[] = [];
  queryClient.getQueryCache().subscribe(() => seen.push(user()?.username));
  receive('signedOut');
  await expect.poll(() => seen).toContain(undefined);
  await expect.poll(() => user()?.username).toBe('demo');
});
