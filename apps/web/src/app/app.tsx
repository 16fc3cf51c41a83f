import { StrictMode } from 'react';
import type { Services } from '../core/services';
import { AppProviders } from './app-providers';
import { AppRoutes } from './app-routes';

/** The whole app below its router, the same in the browser and for prerendering. */
export function App({ services, initialPath }: { services: Services; initialPath?: string }) {
  return (
    <StrictMode>
      <AppProviders services={services}>
        <AppRoutes initialPath={initialPath} />
      </AppProviders>
    </StrictMode>
  );
}
