import type { User } from '@product/api-client';
import { isOneOf, LANGUAGES } from '@product/domain';
import type { Services } from '../core/services';
import { chosenLanguage } from '../i18n/detect-language';
import { languageOf } from '../i18n/create-i18n';
import { storeSessionHint } from '../lib/session-hint';

/**
 * Stores the session hint for the next page load, and switches to the account's language if none was chosen in this
 * browser.
 */
export function syncWithUser({ api, i18n, translations }: Services) {
  function apply(user: User | null) {
    storeSessionHint(user !== null);
    const language = user?.language;
    if (!isOneOf(LANGUAGES, language) || language === languageOf(i18n)) return;
    if (chosenLanguage() === undefined) void translations.changeLanguage(language);
  }

  api.subscribe((event) => {
    if (event.type === 'signed-in') apply(event.user);
    if (event.type === 'signed-out') apply(null);
  });
  // The user may have been read before.
  if (api.user !== undefined) apply(api.user);
}
