import { FALLBACK_LANGUAGE, isOneOf, LANGUAGES, businessModels, type Language } from '@product/domain';
import type { i18n as I18n } from 'i18next';
import { Suspense, use, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { AppProviders } from '../app/app-providers';
import { AppRoutes } from '../app/app-routes';
import { MemoryRouter } from '../core/router';
import { createServices } from '../app/create-services';
import type { Services } from '../core/services';
import { readConfig } from '../config/config';
import type { Environment } from '../config/settings';
import type { RedirectToCheckout } from '../lib/redirect-to-checkout';
import type { SignalDevice } from '../lib/signal-device';
import type { Clock } from '@product/studio';
import { lastingToasts } from './lasting-toasts';
import { passCheckout, type CheckoutEnd } from './pass-checkout';
import { StoryBusinessModel, StoryLanguage } from './story-settings';

/** The date in stories: the footer shows its year. */
const STORY_DATE = new Date(Date.UTC(2026, 0, 5));

export interface StoryAppProps {
  path: string;
  /** The clock and random numbers of the progress bar. Default: the system's. */
  clock?: Clock;
  /** Navigates to a checkout. By default the checkout is completed, and the app starts again behind it. */
  redirectToCheckout?: RedirectToCheckout;
  /**
   * How the default checkout ends.
   * @default 'pay'
   */
  checkout?: CheckoutEnd;
  /** Notifications and sounds. Default: the browser's. */
  signalDevice?: SignalDevice;
  /** What the page shows beside the app, with the app's services. */
  beside?: ReactNode;
  /**
   * Settings of the deployment, by their variables.
   * @default none
   */
  settings?: Environment;
}

/** The whole app at a path, over the story's world, with its own caches. */
export function StoryApp({
  path,
  redirectToCheckout,
  checkout = 'pay',
  clock,
  signalDevice,
  beside,
  settings = {},
}: StoryAppProps) {
  const [visits, setVisits] = useState([path]);
  const completeCheckout: RedirectToCheckout = (address) =>
    void passCheckout(address, checkout).then((next) => setVisits((before) => [...before, next]));
  return (
    <Visit
      key={visits.length}
      path={visits.at(-1) ?? path}
      redirectToCheckout={redirectToCheckout ?? completeCheckout}
      clock={clock}
      signalDevice={signalDevice}
      beside={beside}
      settings={settings}
    />
  );
}

type VisitProps = Required<Pick<StoryAppProps, 'path' | 'redirectToCheckout' | 'settings'>> & {
  clock: Clock | undefined;
  signalDevice: SignalDevice | undefined;
  beside: ReactNode;
};

/** Applies a change to all texts of the app when they are formatted. Returns a function that undoes it. */
function changeTexts(i18n: I18n, change?: (text: string) => string) {
  if (!change) return undefined;
  i18n.use({ type: 'postProcessor', name: 'change', process: change });
  const switchTo = (postProcess: string | false) => {
    i18n.options.postProcess = postProcess;
    i18n.emit('languageChanged', i18n.language);
  };
  switchTo('change');
  return () => switchTo(false);
}

const loadingTexts = new Set<Promise<void>>();

/** Resolves when the texts of the language that was chosen last have loaded or failed. */
export const storyTexts = () => Promise.all(loadingTexts);

function changeLanguage(services: Services, language: Language) {
  const loading = services.translations.changeLanguage(language);
  loadingTexts.add(loading);
  void loading.finally(() => loadingTexts.delete(loading));
}

function Visit({ path, redirectToCheckout, clock, signalDevice, beside, settings }: VisitProps) {
  const businessModel = use(StoryBusinessModel);
  const uiLanguage = use(StoryLanguage);
  const language = isOneOf(LANGUAGES, uiLanguage?.locale) ? uiLanguage.locale : FALLBACK_LANGUAGE;
  const [services] = useState(() => {
    const config = { ...readConfig(settings), businessModel: businessModels[businessModel] };
    return createServices({
      config,
      language,
      clock,
      redirectToCheckout,
      signalDevice,
      now: () => STORY_DATE,
      toasts: lastingToasts(),
    });
  });
  useEffect(
    () => () => {
      void services.queryClient.cancelQueries();
      services.generations.clear();
    },
    [services],
  );
  const change = uiLanguage?.change;
  useLayoutEffect(() => changeTexts(services.i18n, change), [services, change]);
  useEffect(() => changeLanguage(services, language), [services, language]);
  return (
    <MemoryRouter initialEntries={[path]} useTransitions={false}>
      <AppProviders services={services} uiLanguage={uiLanguage}>
        <AppRoutes />
        <Suspense>{beside}</Suspense>
      </AppProviders>
    </MemoryRouter>
  );
}
