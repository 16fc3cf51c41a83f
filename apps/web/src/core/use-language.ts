import type { Language } from '@product/domain';
import { languageMutation, useApi, userQuery } from '@product/api-client/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pending } from './pending';
import { useServices } from './services';
import { languageOf } from '../i18n/create-i18n';
import { storeLanguage } from '../i18n/stored-language';

/**
 * The current language and a setter, which stores the choice in this browser and, for a signed-in user, in the account.
 */
export function useLanguage() {
  const { i18n } = useTranslation();
  const { translations } = useServices();
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutate } = useMutation(languageMutation(api));
  const setLanguage = (language: Language) => {
    storeLanguage(language);
    void translations.changeLanguage(language).finally(pending.add({}));
    // The user may still be loading.
    void queryClient.ensureQueryData(userQuery(api)).then(
      (user) => user && mutate({ language }),
      () => undefined,
    );
  };
  return { language: languageOf(i18n), setLanguage };
}
