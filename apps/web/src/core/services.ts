import type { Session } from '@product/api-client';
import type { ToastStore } from '@product/ui';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { createContext, use } from 'react';
import type { Config } from '../config/config';
import type { Translations } from '../i18n/translations';
import type { ReportError } from '../lib/report-error';
import type { RedirectToCheckout } from '../lib/redirect-to-checkout';
import type { SignalDevice } from '../lib/signal-device';
import type { Clock, GenerationStore, ResultStore } from '@product/studio';
import type { MutationFeedbackTable, MutationName } from './feedback/mutation-feedback';
import type { FormatMessage } from './feedback/format-message';
import type { Notifications } from './feedback/notifications';
import type { Navigation } from './navigation';

/** The app's objects besides its components. Created once per page load, and once for each story. */
export interface Services {
  config: Config;
  api: Session;
  queryClient: QueryClient;
  toasts: ToastStore;
  i18n: I18n;
  translations: Translations;
  mutationFeedback: MutationFeedbackTable;
  formatMessage: FormatMessage;
  notifications: Notifications;
  /** Reports a failed call, and shows its toast. For calls that are sent without mutations, which do it themselves. */
  callFailed: (name: MutationName, error: Error) => void;
  /** Reports a failed call, as `callFailed` does, without a toast. */
  reportFailedCall: (name: string, error: Error) => void;
  clock: Clock;
  now: () => Date;
  navigation: Navigation;
  redirectToCheckout: RedirectToCheckout;
  /** All errors that the app catches and does not expect are reported here. */
  reportError: ReportError;
  /** Whether a newer version of the app has been deployed since this page was loaded. Never rejects. */
  isOutdated: () => Promise<boolean>;
  /** The generations of this session, which go on whatever screen is shown. */
  generations: GenerationStore;
  results: ResultStore;
  /** Default: the browser's, which is loaded with the code that uses it. */
  signalDevice?: SignalDevice | undefined;
}

export const ServicesContext = createContext<Services | undefined>(undefined);

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services)
    throw new Error('useServices found none. Put <AppProviders services={…}> above this component.');
  return services;
}
