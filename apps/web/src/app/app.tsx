import { StrictMode } from 'react';
import { AppProviders } from './app-providers';
import { AppRouter, type AppRouterProps } from './app-router';
import type { Services } from './services';

export interface AppProps extends AppRouterProps {
  services: Services;
}

/** The whole app, the same in the browser and where its pages are drawn at build time. */
export function App({ services, ...router }: AppProps) {
  return (
    <StrictMode>
      <AppProviders services={services}>
        <AppRouter {...router} />
      </AppProviders>
    </StrictMode>
  );
}
