import type { Language } from '@product/domain';
import { languageMutation, useApi } from '@product/api-client/react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useServices } from './services';
import { useSession } from './use-session';
import { languageOf } from '../i18n/create-i18n';
import { storeLanguage } from '../i18n/stored-language';

/**
 * The current language and a setter, which stores the choice in this browser and, for a signed-in user, in the account.
 */
export function useLanguage() {
  const { i18n } = useTranslation();
  const { translations } = useServices();
  const { user } = useSession();
  const { mutate } = useMutation(languageMutation(useApi()));
  const setLanguage = (language: Language) => {
    storeLanguage(language);
    void translations.changeLanguage(language);
    if (user) mutate({ language });
  };
  return { language: languageOf(i18n), setLanguage };
}
