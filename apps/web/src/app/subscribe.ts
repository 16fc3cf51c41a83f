import { keys } from '@product/api-client/react';
import type { Query } from '@tanstack/react-query';
import { chosenLanguage } from '../i18n/detect-language';
import { subscribeToLanguage } from '../i18n/stored-language';
import { storageName } from '../lib/storage-name';
import { syncSessionAcrossTabs } from './sync-session-across-tabs';
import { syncWithUser } from './sync-with-user';
import type { Services } from '../core/services';

/**
 * Subscribes to events from outside the page, once the app is mounted: other tabs, the network and the signed-in user.
 */
export function subscribe(services: Services) {
  try {
    syncSessionAcrossTabs(services, new BroadcastChannel(storageName('session')));
  } catch {
    // Firefox has no channel for a page that may not store anything. This tab does not follow the others.
  }
  subscribeToLanguage((chosen) => void services.translations.changeLanguage(chosen));
  // Another tab may have changed the language while this page was loading.
  const chosen = chosenLanguage();
  if (chosen && chosen !== services.i18n.language) void services.translations.changeLanguage(chosen);
  window.addEventListener('online', () => {
    void services.translations.retry();
    const hasFailed = (query: Query) => query.state.status === 'error';
    void services.queryClient.refetchQueries({ queryKey: keys.user, predicate: hasFailed });
  });
  syncWithUser(services);
}
