import type { Session } from '@product/api-client';
import type { ToastStore } from '@product/ui';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { createContext, use } from 'react';
import type { Config } from '../config/config';
import type { Translations } from '../i18n/translations';
import type { Leave } from '../lib/leave';
import type { Clock } from '../lib/clock';
import type { MutationName, Outcome } from './feedback/outcomes';
import type { Say } from './feedback/say';
import type { Navigation } from './navigation';

/** The app's objects besides its components. Created once per page load, and once for each story. */
export interface Services {
  config: Config;
  api: Session;
  queryClient: QueryClient;
  toasts: ToastStore;
  i18n: I18n;
  translations: Translations;
  outcomes: Record<MutationName, Outcome>;
  say: Say;
  clock: Clock;
  /** The date today. */
  now: () => Date;
  navigation: Navigation;
  leave: Leave;
}

export const ServicesContext = createContext<Services | undefined>(undefined);

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services)
    throw new Error('useServices found none. Put <AppProviders services={…}> above this component.');
  return services;
}
