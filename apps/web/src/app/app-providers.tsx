import { ApiProvider } from '@product/api-client/react';
import { UiProvider, type UiProviderProps, type UiTexts } from '@product/ui';
import { useEffect, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { languageOf } from '../i18n/create-i18n';
import { useNotices } from '../outcomes/use-notices';
import { AppLink } from './app-link';
import { ServicesContext, type Services } from './services';

/** What the pieces speak. */
export type Speech = Pick<UiProviderProps, 'locale' | 'direction' | 'texts'>;

export interface AppProvidersProps {
  services: Services;
  /** What the pieces speak where the app has no such language. By default the app's own. */
  speech?: Speech;
  children: ReactNode;
}

/** Everything that the screens stand on, but the router. */
export function AppProviders({ services, speech, children }: AppProvidersProps) {
  return (
    <ServicesContext value={services}>
      <ApiProvider api={services.api} queryClient={services.queryClient}>
        <I18nextProvider i18n={services.i18n}>
          <SpokenUi speech={speech}>{children}</SpokenUi>
        </I18nextProvider>
      </ApiProvider>
    </ServicesContext>
  );
}

/** The pieces, in the app's language and with the app's links; the page's root says the same. */
function SpokenUi({ speech, children }: Pick<AppProvidersProps, 'speech' | 'children'>) {
  const { i18n } = useTranslation();
  const { partMissing } = useNotices();
  const language = languageOf(i18n);
  const own = i18n.getResourceBundle(language, 'ui') as UiTexts | undefined;
  const { locale = language, direction = i18n.dir(locale), texts = own } = speech ?? {};
  useEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = direction;
  }, [locale, direction]);
  return (
    <UiProvider locale={locale} direction={direction} texts={texts} link={AppLink} onLoadError={partMissing}>
      {children}
    </UiProvider>
  );
}
