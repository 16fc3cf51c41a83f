import { StrictMode } from 'react';
import { AppProviders } from './app-providers';
import { AppRouter, type AppRouterProps } from './app-router';
import type { Services } from '../core/services';

export interface AppProps extends AppRouterProps {
  services: Services;
}

export function App({ services, ...router }: AppProps) {
  return (
    <StrictMode>
      <AppProviders services={services}>
        <AppRouter {...router} />
      </AppProviders>
    </StrictMode>
  );
}
