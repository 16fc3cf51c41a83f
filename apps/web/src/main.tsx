import '@product/ui/fonts.css';
import '@product/ui/styles.css';
import './app.css';
import { App } from './app/app';
import { createBrowserHistory } from './app/history';
import { followOtherTabs } from './app/other-tabs';
import { createServices } from './app/services';
import { readConfig } from './config/config';
import { languageOf } from './i18n/create-i18n';
import { mount } from './start/mount';
import { showStartError } from './start/show-start-error';

const root = document.getElementById('root')!;

async function start() {
  const config = readConfig(import.meta.env);
  if (__WITH_MOCK__) {
    const { taken } = await (await import('./app/start-mock')).start();
    if (taken) return;
  }

  const services = createServices({ config });
  const basename = import.meta.env.BASE_URL;
  const history = createBrowserHistory();
  services.navigation.attach(history, basename);

  followOtherTabs(services, new BroadcastChannel('session'));

  const { pathname, search } = history.location;
  const path = `/${pathname.slice(basename.length)}${search}`;
  const app = <App services={services} history={history} basename={basename} />;
  await mount(root, app, path, languageOf(services.i18n));
}

start().catch((error: unknown) => showStartError(error, root));
