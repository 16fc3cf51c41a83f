import '@product/ui/fonts.css';
import '@product/ui/styles.css';
import './app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AppProviders } from './app/app-providers';
import { createBrowserRouter, RouterProvider } from './app/router';
import { routes } from './app/routes';
import { createServices } from './app/services';
import { readConfig } from './config/config';

async function start() {
  if (__WITH_MOCK__) {
    const { taken } = await (await import('./app/start-mock')).start();
    if (taken) return;
  }

  const services = createServices({ config: readConfig(import.meta.env) });
  const router = createBrowserRouter(routes, { basename: import.meta.env.BASE_URL });
  services.navigation.attach(router);

  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <AppProviders services={services}>
        <RouterProvider router={router} />
      </AppProviders>
    </StrictMode>,
  );
}

void start();
