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

test('where workers are refused, as in some private windows, the app works without one', async () => {
  const register = stubBrowser({});
  await keepOffline(services);
  expect(register).toHaveBeenCalledOnce();
});

test('nothing is fetched ahead for somebody who saves data', async () => {
  const register = stubBrowser({ connection: { saveData: true } });
  await keepOffline(services);
  expect(register).not.toHaveBeenCalled();
});

test('a browser without workers is no error', async () => {
  vi.stubGlobal('navigator', {});
  await expect(keepOffline(services)).resolves.toBeUndefined();
});
