import {
  createApiClient,
  createSession,
  type ApiClientOptions,
  type Id,
  type NewCreation,
  type SavedCreation,
} from '@product/api-client';
import { createQueryClient } from '@product/api-client/react';
import type { Language } from '@product/domain';
import { createToastStore, type ToastStore } from '@product/ui';
import type { Config } from '../config/config';
import { createReportFailedCall } from '../core/feedback/report-failed-call';
import { createMutationToasts } from '../core/feedback/mutation-toasts';
import { createNotifications } from '../core/feedback/notifications';
import { createMutationFeedback, type MutationName } from '../core/feedback/mutation-feedback';
import { createFormatMessage } from '../core/feedback/format-message';
import { createNavigation } from '../core/navigation';
import type { Services } from '../core/services';
import { createI18n } from '../i18n/create-i18n';
import { createTranslations } from '../i18n/translations';
import { clearUserData } from '../lib/clear-user-data';
import { createRedirectToCheckout, type RedirectToCheckout } from '../lib/redirect-to-checkout';
import { reportToConsole, type ReportError } from '../lib/report-error';
import type { SignalDevice } from '../lib/signal-device';
import { pendingLikes } from '../lib/pending-likes';
import { storedResults } from '../lib/stored-results';
import { sessionFilters } from '../lib/session-filters';
import { createGenerationStore, createResultStore, systemClock, type Clock } from '@product/studio';

const SAVE = 'creations.save' satisfies MutationName;
const GENERATE = 'generation.create' satisfies MutationName;

export interface ServiceOptions {
  config: Config;
  /**
   * The app's language, used as soon as its texts have loaded.
   * @default `FALLBACK_LANGUAGE`
   */
  language?: Language | undefined;
  clock?: Clock | undefined;
  now?: () => Date;
  fetch?: ApiClientOptions['fetch'];
  redirectToCheckout?: RedirectToCheckout | undefined;
  toasts?: ToastStore;
  /** @default `reportToConsole` */
  reportError?: ReportError;
  /** Default: the app is never outdated. */
  isOutdated?: Services['isOutdated'];
  signalDevice?: SignalDevice | undefined;
}

export function createServices({
  config,
  language,
  clock = systemClock,
  now = () => new Date(),
  fetch,
  redirectToCheckout = createRedirectToCheckout(config.checkoutOrigins),
  toasts = createToastStore(),
  reportError = reportToConsole,
  isOutdated = async () => false,
  signalDevice,
}: ServiceOptions): Services {
  const i18n = createI18n(language);
  const mutationFeedback = createMutationFeedback(config.businessModel);
  const navigation = createNavigation();
  const formatMessage = createFormatMessage(i18n);
  const notifications = createNotifications(toasts, formatMessage, config.businessModel);
  let dismissMissing: (() => void) | undefined;
  const translations = createTranslations(i18n, {
    onMissing: (missing) => (dismissMissing = notifications.languageMissing(missing)),
    onError: (error) => reportError(error, { where: 'texts' }),
  });
  i18n.on('languageChanged', () => dismissMissing?.());
  const mutationToasts = createMutationToasts({
    mutationFeedback,
    toasts,
    formatMessage,
    tokensRequired: notifications.tokensRequired,
    navigate: (path) => navigation.go(path),
    isAt: (path) => navigation.isAt(path),
    // The end of a queue is said once.
    isQuiet: (name) => name === GENERATE && generations.hasWhole(),
  });
  const reportFailedCall = createReportFailedCall(reportError);
  const callFailed = (name: string, error: Error) => {
    reportFailedCall(name, error);
    mutationToasts.failed?.(name, error, undefined);
  };
  const results = createResultStore(storedResults);
  const queryClient = createQueryClient({
    succeeded: (name, data, variables) => {
      if (name === SAVE) {
        const { imageUrl } = variables as NewCreation;
        results.markSaved(imageUrl, (data as SavedCreation | undefined)?.id);
      }
      return mutationToasts.succeeded?.(name, data, variables);
    },
    failed: callFailed,
    queryFailed: reportFailedCall,
  });
  const api = createSession(
    createApiClient({ baseUrl: config.apiBaseUrl, fetch, language: translations.requestedLanguage }),
  );
  const generations = createGenerationStore({
    api,
    queryClient,
    clock,
    onVideoStep: notifications.videoStep,
  });
  generations.onEnd(({ request, result, variation }) => {
    if (result) results.add({ request, result, variationOf: variation?.of });
  });
  let latestUserId: Id | undefined;
  api.subscribe((event) => {
    if (event.type === 'rejected') notifications.loginNotKept();
    if (event.type === 'signed-in') {
      if (event.cause === 'call') pendingLikes.clear();
      // After an expired session another user may sign in.
      if ((latestUserId ?? event.user.id) !== event.user.id) sessionFilters.clear();
      results.open(event.user.id);
      latestUserId = event.user.id;
    }
    // A session that has expired keeps the draft and the results for the same user's next login.
    if (event.type === 'signed-out' && event.cause !== 'read') {
      clearUserData();
      results.clear();
    }
  });
  return {
    config,
    api,
    queryClient,
    toasts,
    i18n,
    translations,
    mutationFeedback,
    formatMessage,
    notifications,
    callFailed,
    reportFailedCall,
    clock,
    now,
    navigation,
    redirectToCheckout,
    reportError,
    isOutdated,
    generations,
    results,
    signalDevice,
  };
}
