import {
  createApiClient,
  createSessionClient,
  calls,
  type ApiClientOptions,
  type SessionClient,
} from '@product/api-client';
import { createQueryClient } from '@product/api-client/react';
import { createToastStore, type ToastStore } from '@product/ui';
import type { Language } from '@product/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { createContext, use } from 'react';
import type { Config } from '../config/config';
import { createI18n } from '../i18n/create-i18n';
import { createTranslations, type Translations } from '../i18n/translations';
import { forgetPerson } from '../lib/forget-person';
import { createLeave, type Leave } from '../lib/leave';
import { createAnnouncer } from '../outcomes/announcer';
import { createNotices } from '../outcomes/notices';
import { createSay, type Say } from '../outcomes/say';
import { createOutcomes, type MutationName, type Outcome } from '../outcomes/outcomes';
import { createNavigation, type Navigation } from './navigation';
import { watchSignIn } from './watch-sign-in';
import { systemTicker, type Ticker } from '../lib/ticker';

/** What the app is made of besides its components. One for the app's life; one for each story. */
export interface Services {
  config: Config;
  api: SessionClient;
  queryClient: QueryClient;
  toasts: ToastStore;
  i18n: I18n;
  translations: Translations;
  outcomes: Record<MutationName, Outcome>;
  say: Say;
  ticker: Ticker;
  navigation: Navigation;
  leave: Leave;
}

export interface ServiceOptions {
  config: Config;
  /**
   * What the app is to speak, as soon as it can.
   * @default 'en'
   */
  language?: Language | undefined;
  ticker?: Ticker | undefined;
  /** How requests are made. By default the page's `fetch`. */
  fetch?: ApiClientOptions['fetch'];
  /** How the page is left for a checkout. By default to where the configuration lets it. */
  leave?: Leave | undefined;
}

export function createServices({
  config,
  language,
  ticker = systemTicker,
  fetch,
  leave = createLeave(config.checkoutOrigins),
}: ServiceOptions): Services {
  const i18n = createI18n(language);
  const translations = createTranslations(i18n);
  const toasts = createToastStore();
  const outcomes = createOutcomes(config.reading);
  const navigation = createNavigation();
  const say = createSay(i18n);
  const announcer = createAnnouncer({ outcomes, toasts, say, navigate: (path) => navigation.go(path) });
  const queryClient = createQueryClient({
    ...announcer,
    async succeeded(name, ...call) {
      // After the page of that person is gone: a form that is left keeps what was typed into it.
      await announcer.succeeded?.(name, ...call);
      if (name === calls.logout.name) forgetPerson();
    },
  });
  watchSignIn(queryClient, () => createNotices(toasts, say, config.reading).loginNotKept());
  const api = createSessionClient(createApiClient({ baseUrl: config.apiBaseUrl, fetch }));
  return { config, api, queryClient, toasts, i18n, translations, outcomes, say, ticker, navigation, leave };
}

export const ServicesContext = createContext<Services | undefined>(undefined);

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services)
    throw new Error('useServices found none. Put <AppProviders services={…}> above this component.');
  return services;
}
