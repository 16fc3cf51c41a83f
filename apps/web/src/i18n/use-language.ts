import { isOneOf, type Language } from '@product/domain';
import { languageMutation, useApi, useSubmit } from '@product/api-client/react';
import { useTranslation } from 'react-i18next';
import { browserStorage } from '../lib/safe-storage';
import { useSession } from '../app/use-session';
import { AVAILABLE_LANGUAGES } from './available-languages';
import { languageOf } from './create-i18n';

const STORAGE_KEY = 'i18nextLng';

/** The current language, and how a person chooses another: kept in this browser, and with the account if there is one. */
export function useLanguage() {
  const { i18n } = useTranslation();
  const { user } = useSession();
  const { submit } = useSubmit(languageMutation(useApi()));
  const setLanguage = (chosen: string) => {
    if (!isOneOf<Language>(AVAILABLE_LANGUAGES, chosen)) return;
    browserStorage.set(STORAGE_KEY, chosen);
    void i18n.changeLanguage(chosen);
    if (user) submit({ language: chosen });
  };
  return { language: languageOf(i18n), languages: AVAILABLE_LANGUAGES, setLanguage };
}
