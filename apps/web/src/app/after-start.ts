import type { Services } from '../core/services';
import { syncHead } from './sync-head';

/** What the app does once it is mounted, in a chunk of its own: no page waits for it. */
export async function afterStart(services: Services) {
  syncHead(services.i18n);
  // The mock is a service worker itself.
  if (import.meta.env.PROD && !__WITH_MOCK__) await (await import('./keep-offline')).keepOffline(services);
}
