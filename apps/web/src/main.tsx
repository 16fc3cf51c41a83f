import '@product/ui/fonts.css';
import '@product/ui/styles.css';
import './app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AppProviders } from './app/app-providers';
import { AppRouter } from './app/app-router';
import { createBrowserHistory } from './app/history';
import { followOtherTabs } from './app/other-tabs';
import { createServices } from './app/services';
import { readConfig } from './config/config';
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

  createRoot(root).render(
    <StrictMode>
      <AppProviders services={services}>
        <AppRouter history={history} basename={basename} />
      </AppProviders>
    </StrictMode>,
  );
}

start().catch((error: unknown) => showStartError(error, root));
