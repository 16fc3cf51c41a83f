import { ApiProvider } from '@product/api-client/react';
import { TooltipProvider, UiProvider, type UiProviderProps, type UiTexts } from '@product/ui';
import { useEffect, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { languageOf } from '../i18n/create-i18n';
import { AppLink } from './app-link';
import { ServicesContext, type Services } from '../core/services';
import { SessionProvider } from '../core/use-session';

export type UiLanguage = Pick<UiProviderProps, 'locale' | 'direction' | 'texts'>;

export interface AppProvidersProps {
  services: Services;
  /** Overrides the language of the UI library, for a language that the app does not have. Default: the app's own. */
  uiLanguage?: UiLanguage;
  children: ReactNode;
}

export function AppProviders({ services, uiLanguage, children }: AppProvidersProps) {
  return (
    <ServicesContext value={services}>
      <ApiProvider api={services.api} queryClient={services.queryClient}>
        <I18nextProvider i18n={services.i18n}>
          <AppUiProvider uiLanguage={uiLanguage}>
            <SessionProvider>{children}</SessionProvider>
          </AppUiProvider>
        </I18nextProvider>
      </ApiProvider>
    </ServicesContext>
  );
}

/** Configures the UI library with the app's language and links; sets `lang` and `dir` of the document accordingly. */
function AppUiProvider({ uiLanguage, children }: Pick<AppProvidersProps, 'uiLanguage' | 'children'>) {
  const { i18n } = useTranslation();
  const language = languageOf(i18n);
  const appTexts = i18n.getResourceBundle(language, 'ui') as UiTexts | undefined;
  const { locale = language, direction = i18n.dir(locale), texts = appTexts } = uiLanguage ?? {};
  useEffect(() => {
    const page = document.documentElement;
    // Even an equal value makes the browser compute all styles again.
    if (page.lang !== locale) page.lang = locale;
    if (page.dir !== direction) page.dir = direction;
  }, [locale, direction]);
  return (
    <UiProvider locale={locale} direction={direction} texts={texts} link={AppLink}>
      <TooltipProvider>{children}</TooltipProvider>
    </UiProvider>
  );
}
