// @vitest-environment happy-dom
import { FALLBACK_LANGUAGE } from '@product/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { createServices } from './create-services';
import { readConfig } from '../config/config';
import { keepOffline } from './keep-offline';

const services = createServices({ config: readConfig({}), language: FALLBACK_LANGUAGE });

function stubBrowser(more: object) {
  const register = vi.fn(() => Promise.reject(new DOMException('Switched off.', 'SecurityError')));
  const serviceWorker = Object.assign(new EventTarget(), { register, controller: null });
  vi.stubGlobal('navigator', { serviceWorker, ...more });
  return register;
}

afterEach(() => vi.unstubAllGlobals());

test('a refused registration, as in some private windows, causes no error', async () => {
  const register = stubBrowser({});
  await keepOffline(services);
  expect(register).toHaveBeenCalledOnce();
});

test('no worker is registered if the user saves data', async () => {
  const register = stubBrowser({ connection: { saveData: true } });
  await keepOffline(services);
  expect(register).not.toHaveBeenCalled();
});

test('an installed app has its worker even then', async () => {
  const register = stubBrowser({ connection: { saveData: true } });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(display-mode: standalone)' }));
  await keepOffline(services);
  expect(register).toHaveBeenCalledOnce();
});

test('a browser without service workers causes no error', async () => {
  vi.stubGlobal('navigator', {});
  await expect(keepOffline(services)).resolves.toBeUndefined();
});
