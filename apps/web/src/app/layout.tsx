import { ErrorBoundary, PortalContainer } from '@product/ui';
import { Suspense, useState } from 'react';
import { AppFooter } from './app-footer';
import { AppHeader } from './app-header';
import { AppToaster } from './app-toaster';
import { Outlet, useLocation } from './router';
import { ScreenCrash } from './screen-crash';
import { useHeadingFocus } from './use-heading-focus';
import { useScrollMemory } from './use-scroll-memory';
import { useWorkbench } from './use-workbench';
import { WaitingScreen } from './waiting-screen';

/** What every screen stands in. */
export function Layout() {
  const { pathname } = useLocation();
  useHeadingFocus(pathname);
  useScrollMemory();
  const fillsWindow = useWorkbench();
  const [main, setMain] = useState(drawnMain);
  return (
    <PortalContainer element={main}>
      <div className="flex min-h-dvh flex-col">
        <AppHeader />
        <main ref={setMain} id="main" tabIndex={-1} className="peer flex flex-1 flex-col outline-none">
          {/* Outside of what is new on each page: so the page before stays while the next one's code is fetched. */}
          <Suspense fallback={<WaitingScreen />}>
            <ErrorBoundary
              key={pathname}
              onError={console.error}
              fallback={({ retry }) => <ScreenCrash retry={retry} />}
            >
              <Outlet />
            </ErrorBoundary>
          </Suspense>
        </main>
        {!fillsWindow && <AppFooter />}
        <AppToaster />
      </div>
    </PortalContainer>
  );
}

/**
 * The one of a page that was drawn at build time, which will be ours. Were it known only later, all of the page would be
 * taken over in one go then, and a menu that is open by that time would be drawn anew.
 */
const drawnMain = () => globalThis.document?.getElementById('main') ?? null;
