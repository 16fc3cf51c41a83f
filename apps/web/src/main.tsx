import '@product/ui/fonts.css';
import '@product/ui/styles.css';
import './app.css';
import { App } from './app/app';
import { subscribe } from './app/subscribe';
import { screensSettled } from './core/lazy-screen';
import { BrowserRouter } from './core/router';
import { prepareScreen } from './app/routes';
import { createServices } from './app/create-services';
import { readConfig } from './config/config';
import { languageOf } from './i18n/create-i18n';
import { prefetchedFetch } from './start/prefetched-fetch';
import { MissedNavigation } from './start/missed-navigation';
import { mount } from './start/mount';
import { tidyAddress } from './start/tidy-address';
import { watchErrors } from './start/watch-errors';
import { isOutdated } from './lib/is-outdated';
import { reportToConsole } from './lib/report-error';

const reportError = __REPORTS_URL__ ? watchErrors(__REPORTS_URL__, import.meta.url) : reportToConsole;
const root = document.getElementById('root')!;

async function start() {
  if (import.meta.env.DEV) {
    (await import('./config/check-settings')).requireValidSettings(import.meta.env);
  }
  const config = readConfig(import.meta.env);
  if (__WITH_MOCK__) {
    const { rendersCheckout } = await (await import('./mock/start-mock')).start(reportError);
    if (rendersCheckout) return;
  } else if (import.meta.env.DEV && config.apiBaseUrl) {
    void import('./mock/start-server-panel').then(({ startServerPanel }) =>
      startServerPanel(config.apiBaseUrl),
    );
  }

  // Set by the page's first script (static-pages/client.ts), unless the browser has translated the page since.
  const language = languageOf({ resolvedLanguage: document.documentElement.lang });
  const services = createServices({
    config,
    language,
    fetch: prefetchedFetch(),
    reportError,
    isOutdated: () => isOutdated(import.meta.url),
  });
  const basename = import.meta.env.BASE_URL;
  tidyAddress(basename);

  const currentPath = () => `/${window.location.pathname.slice(basename.length)}`;
  const languageLoaded = services.translations.changeLanguage(language);
  let path: string;
  do {
    path = currentPath();
    await Promise.all([prepareScreen(path, services.translations).then(screensSettled), languageLoaded]);
    // The user may go back before the app is mounted.
  } while (path !== currentPath());
  const app = (
    <BrowserRouter basename={basename} useTransitions={false}>
      <App services={services} initialPath={path} />
      <MissedNavigation />
    </BrowserRouter>
  );
  mount(root, app, path, reportError);
  subscribe(services);
  if (import.meta.env.DEV && new URLSearchParams(location.search).has('devtools'))
    (await import('./start/query-devtools')).showQueryDevtools(services.queryClient);
  import('./app/after-start')
    .then(({ afterStart }) => afterStart(services))
    .catch((error: unknown) => reportError(error, { where: 'code' }));
}

start().catch(async (error: unknown) => {
  reportError(error, { where: 'start' });
  const { showStartError } = await import('./start/show-start-error');
  await showStartError(error, root);
});
