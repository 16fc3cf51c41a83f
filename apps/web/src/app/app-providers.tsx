import { ApiProvider } from '@product/api-client/react';
import { UiProvider } from '@product/ui';
import { useEffect, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { languageOf } from '../i18n/create-i18n';
import { AppLink } from './app-link';
import { ServicesContext, type Services } from './services';

export interface AppProvidersProps {
  services: Services;
  children: ReactNode;
}

/** Everything that the screens stand on, but the router. */
export function AppProviders({ services, children }: AppProvidersProps) {
  return (
    <ServicesContext value={services}>
      <ApiProvider api={services.api} queryClient={services.queryClient}>
        <I18nextProvider i18n={services.i18n}>
          <SpokenUi>{children}</SpokenUi>
        </I18nextProvider>
      </ApiProvider>
    </ServicesContext>
  );
}

/** The pieces, in the app's language and with the app's links; the page's root says the same. */
function SpokenUi({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const language = languageOf(i18n);
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = i18n.dir(language);
  }, [i18n, language]);
  return (
    <UiProvider locale={language} direction={i18n.dir(language)} link={AppLink}>
      {children}
    </UiProvider>
  );
}
