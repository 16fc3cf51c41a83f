import type { Language } from '@product/domain';
import { readSettings, startMock } from 'mock-api/browser';
import { PRERENDERED } from '../../static-pages/protocol';
import { showLanguage } from '../i18n/detect-language';
import { storeLanguage } from '../i18n/stored-language';
import { themeStore } from '../theme/theme';
import { createControls } from './panel/controls';
import { pageAddress } from './panel/page-address';
import { requireWorker } from './require-worker';
import type { ReportError } from '../lib/report-error';

/**
 * Starts the mock API in this page's service worker, with the settings in the page's address, and its panel. Only
 * development and the demo import this file.
 */
export async function start(reportError: ReportError): Promise<{ rendersCheckout: boolean }> {
  if (import.meta.env.PROD) trustOwnWorkers(import.meta.env.BASE_URL);
  await requireWorker(import.meta.env.BASE_URL, reportError);
  const { fresh, language, theme, ...settings } = readSettings(location.search, console.warn);
  const mock = await startMock({ baseUrl: import.meta.env.BASE_URL, settings: { ...settings, fresh } });
  if (theme) themeStore.set(theme);
  if (language && language !== document.documentElement.lang) switchLanguage(language);
  if (mock.rendersCheckout) return mock;
  const address = pageAddress(settings);
  // Without what applies once, which a reload would apply again.
  address.update(settings);
  const controls = createControls(mock, settings, address);
  void import('./panel/start-panel').then(({ startPanel }) => startPanel(controls));
  return mock;
}

function switchLanguage(language: Language): void {
  storeLanguage(language);
  showLanguage(language);
  // The app replaces prerendered HTML of another language instead of hydrating it.
  document.querySelector(`[${PRERENDERED}]`)?.removeAttribute(PRERENDERED);
}

const OWN_WORKERS = /^(mockServiceWorker|assets\/[\w.-]*worker[\w.-]*)\.js$/;

interface PolicyFactory {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string | null }) => unknown;
}

/**
 * Creates the only Trusted Types policy, and only in builds with the mock: it allows this build's own workers, by their
 * exact paths. It has no rule that turns text into HTML or a script.
 */
function trustOwnWorkers(basePath: string): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      const { origin, pathname, href } = new URL(address, location.href);
      const isInScope = origin === location.origin && pathname.startsWith(basePath);
      return isInScope && OWN_WORKERS.test(pathname.slice(basePath.length)) ? href : null;
    },
  });
}
