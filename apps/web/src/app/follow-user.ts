import type { Id, User } from '@product/api-client';
import { keys } from '@product/api-client/react';
import { isOneOf, LANGUAGES, type Language } from '@product/domain';
import { chosenLanguage } from '../i18n/detect-language';
import { languageOf } from '../i18n/create-i18n';
import { storeSessionHint } from '../lib/session-hint';
import type { Services } from '../core/services';

/**
 * Reacts to changes of the signed-in user: stores the sign-in hint for the next page load, and switches to the
 * account's language if none was chosen in this browser.
 */
export function followUser({ i18n, queryClient, translations }: Services) {
  let known: Id | undefined;

  function take(user: User | null | undefined) {
    if (user === undefined) return;
    storeSessionHint(user !== null);
    const isNew = user !== null && user.id !== known;
    known = user?.id;
    if (isNew && isOneOf(LANGUAGES, user.language)) void speakAsTheAccount(user.language);
  }

  async function speakAsTheAccount(language: Language) {
    if (language !== languageOf(i18n) && chosenLanguage() === undefined) await translations.speak(language);
  }

  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === keys.user[0]) take(query.state.data as User | null);
  });
  take(queryClient.getQueryData<User | null>(keys.user));
}
