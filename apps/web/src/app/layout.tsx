import { ErrorBoundary, PortalContainer, Toaster } from '@product/ui';
import { useState } from 'react';
import { AppFooter } from './app-footer';
import { AppHeader } from './app-header';
import { Outlet, ScrollRestoration, useLocation } from './router';
import { useServices } from './services';
import { useArrival } from './use-arrival';
import { useHeadingFocus } from './use-heading-focus';
import { useWorkbench } from './use-workbench';

/** What every screen stands in. */
export function Layout() {
  const { toasts } = useServices();
  const { pathname } = useLocation();
  useHeadingFocus(pathname);
  useArrival();
  const fillsWindow = useWorkbench();
  const [main, setMain] = useState<HTMLElement | null>(null);
  return (
    <PortalContainer element={main}>
      <div className="flex min-h-dvh flex-col">
        <AppHeader />
        <main ref={setMain} id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
          <ErrorBoundary key={pathname}>
            <Outlet />
          </ErrorBoundary>
        </main>
        {!fillsWindow && <AppFooter />}
        <Toaster store={toasts} />
        <ScrollRestoration />
      </div>
    </PortalContainer>
  );
}
