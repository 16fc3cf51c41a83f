import { createApiClient, createSession, type ApiClientOptions } from '@product/api-client';
import { createQueryClient } from '@product/api-client/react';
import type { Language } from '@product/domain';
import { createToastStore, type ToastStore } from '@product/ui';
import type { Config } from '../config/config';
import { createAnnouncer } from '../core/feedback/announcer';
import { createNotices } from '../core/feedback/notices';
import { createOutcomes } from '../core/feedback/outcomes';
import { createSay } from '../core/feedback/say';
import { createNavigation } from '../core/navigation';
import type { Services } from '../core/services';
import { createI18n } from '../i18n/create-i18n';
import { createTranslations } from '../i18n/translations';
import { clearUserData } from '../lib/clear-user-data';
import { createLeave, type Leave } from '../lib/leave';
import { pendingLikes } from '../lib/pending-likes';
import { systemClock, type Clock } from '../lib/clock';

export interface ServiceOptions {
  config: Config;
  /**
   * The app's language, used as soon as its texts have loaded.
   * @default 'en'
   */
  language?: Language | undefined;
  clock?: Clock | undefined;
  /** The date today. Default: the system's. */
  now?: () => Date;
  /** Sends the requests. Default: the page's `fetch`. */
  fetch?: ApiClientOptions['fetch'];
  /** Navigates to a checkout. Default: only to the configured origins. */
  leave?: Leave | undefined;
  toasts?: ToastStore;
}

export function createServices({
  config,
  language,
  clock = systemClock,
  now = () => new Date(),
  fetch,
  leave = createLeave(config.checkoutOrigins),
  toasts = createToastStore(),
}: ServiceOptions): Services {
  const i18n = createI18n(language);
  const outcomes = createOutcomes(config.businessModel);
  const navigation = createNavigation();
  const say = createSay(i18n);
  const notices = createNotices(toasts, say, config.businessModel);
  let takeBack: (() => void) | undefined;
  const translations = createTranslations(i18n, {
    onMissing: (missing) => (takeBack = notices.languageMissing(missing)),
  });
  i18n.on('languageChanged', () => takeBack?.());
  const announcer = createAnnouncer({ outcomes, toasts, say, navigate: (path) => navigation.go(path) });
  const queryClient = createQueryClient(announcer);
  const api = createSession(
    createApiClient({ baseUrl: config.apiBaseUrl, fetch, language: translations.wished }),
  );
  api.subscribe((event) => {
    if (event.type === 'rejected') notices.loginNotKept();
    if (event.type === 'signed-in' && event.cause === 'call') pendingLikes.clear();
    // A session that has expired keeps the draft for the same user's next login.
    if (event.type === 'signed-out' && event.cause !== 'read') clearUserData();
  });
  return {
    config,
    api,
    queryClient,
    toasts,
    i18n,
    translations,
    outcomes,
    say,
    clock,
    now,
    navigation,
    leave,
  };
}
