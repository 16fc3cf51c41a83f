import { followLanguage } from '../i18n/kept-language';
import { followUser } from './follow-user';
import { followOtherTabs } from './other-tabs';
import type { Services } from './services';

/** What the app learns from outside of its page, once it is there: from other tabs, the network, and who is signed in. */
export function follow(services: Services) {
  followOtherTabs(services, new BroadcastChannel('session'));
  followLanguage((chosen) => void services.translations.speak(chosen));
  window.addEventListener('online', () => void services.translations.retry());
  followUser(services);
}
