import { StrictMode } from 'react';
import type { Services } from '../core/services';
import { AppProviders } from './app-providers';
import { AppRoutes } from './app-routes';

/** The whole app below its router, the same in the browser and for prerendering. */
export function App({ services }: { services: Services }) {
  return (
    <StrictMode>
      <AppProviders services={services}>
        <AppRoutes />
      </AppProviders>
    </StrictMode>
  );
}
