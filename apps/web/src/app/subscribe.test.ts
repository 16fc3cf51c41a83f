// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { keys } from '@product/api-client/react';
import { openBrowser, openTab } from '../testing/tab';
import { subscribe } from './subscribe';

afterEach(() => void vi.unstubAllGlobals());

test('missing texts are fetched again when the connection is back', async () => {
  vi.stubGlobal('BroadcastChannel', EventTarget);
  const { services } = await openTab(openBrowser());
  const retry = vi.spyOn(services.translations, 'retry');
  subscribe(services);
  expect(retry).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledOnce();
});

test('an account that could not be read is read again when the connection is back', async () => {
  vi.stubGlobal('BroadcastChannel', EventTarget);
  let isOffline = false;
  const browser = openBrowser();
  const { services } = await openTab(async (request) => {
    if (isOffline) throw new TypeError('Failed to fetch');
    return browser(request);
  });
  const { queryClient } = services;
  const status = () => queryClient.getQueryState(keys.user)?.status;
  subscribe(services);
  isOffline = true;
  await queryClient.refetchQueries({ queryKey: keys.user });
  expect(status()).toBe('error');
  isOffline = false;
  window.dispatchEvent(new Event('online'));
  await expect.poll(status).toBe('success');
});

test('where pages may have no channel, the app follows the network nevertheless', async () => {
  vi.stubGlobal('BroadcastChannel', function refuse() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const { services } = await openTab(openBrowser());
  const retry = vi.spyOn(services.translations, 'retry');
  subscribe(services);
  window.dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledOnce();
});

test('a language that another tab has chosen while the page was loading is applied', async () => {
  vi.stubGlobal('BroadcastChannel', EventTarget);
  const { services } = await openTab(openBrowser());
  localStorage.setItem('i18nextLng', 'de');
  const changeLanguage = vi.spyOn(services.translations, 'changeLanguage');
  subscribe(services);
  expect(changeLanguage).toHaveBeenCalledWith('de');
  localStorage.clear();
});
