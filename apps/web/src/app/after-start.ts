import type { Services } from '../core/services';
import { syncHead } from './sync-head';

/** Runs once the app is mounted. A chunk of its own, so that it delays no page. */
export async function afterStart(services: Services) {
  syncHead(services.i18n);
  // The mock is a service worker itself.
  if (import.meta.env.PROD && !__WITH_MOCK__) await (await import('./keep-offline')).keepOffline(services);
}
