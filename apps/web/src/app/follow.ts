import { chosenLanguage } from '../i18n/detect-language';
import { followLanguage } from '../i18n/kept-language';
import { followUser } from './follow-user';
import { followOtherTabs } from './other-tabs';
import type { Services } from '../core/services';

/**
 * Subscribes to events from outside the page, once the app is mounted: other tabs, the network and the signed-in user.
 */
export function follow(services: Services) {
  followOtherTabs(services, new BroadcastChannel('session'));
  followLanguage((chosen) => void services.translations.speak(chosen));
  // Another tab may have changed the language while this page was loading.
  const chosen = chosenLanguage();
  if (chosen && chosen !== services.i18n.language) void services.translations.speak(chosen);
  window.addEventListener('online', () => void services.translations.retry());
  followUser(services);
}
