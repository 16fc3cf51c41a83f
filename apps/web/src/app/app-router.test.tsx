// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from '../config/config';
import { AppProviders } from './app-providers';
import { AppRouter } from './app-router';
import { createMemoryHistory } from './history';
import { prepareScreen } from './routes';
import { createServices } from './services';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => void vi.unstubAllGlobals());

test('whoever has gone elsewhere before the router listens is followed there', async () => {
  const fetch = () => new Promise<Response>(() => undefined);
  const services = createServices({ config: readConfig({}), fetch });
  const history = createMemoryHistory('/pricing');
  services.navigation.attach(history);
  await prepareScreen('/gallery', services.translations);
  const start = history.location;
  const arrival = services.navigation.go('/gallery');

  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <AppProviders services={services}>
        <AppRouter history={history} start={start} />
      </AppProviders>,
    ),
  );
  await arrival;
  expect(document.body.querySelector('h1')?.textContent).toBe('Gallery');
  await act(async () => root.unmount());
});
