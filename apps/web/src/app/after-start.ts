import type { Services } from '../core/services';
import { syncHead } from './sync-head';

/** What the app does once it is mounted, in a chunk of its own: no page waits for it. */
export function afterStart({ i18n }: Services) {
  syncHead(i18n);
}
