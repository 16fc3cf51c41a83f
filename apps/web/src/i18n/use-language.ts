import type { Language } from '@product/domain';
import { languageMutation, useApi } from '@product/api-client/react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useServices } from '../app/services';
import { useSession } from '../app/use-session';
import { languageOf } from './create-i18n';
import { keepLanguage } from './kept-language';

/** The current language, and how a person chooses another: kept in this browser, and with the account if there is one. */
export function useLanguage() {
  const { i18n } = useTranslation();
  const { translations } = useServices();
  const { user } = useSession();
  const { mutate } = useMutation(languageMutation(useApi()));
  const setLanguage = (language: Language) => {
    keepLanguage(language);
    void translations.speak(language);
    if (user) mutate({ language });
  };
  return { language: languageOf(i18n), setLanguage };
}
