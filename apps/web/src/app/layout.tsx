import { useIsGenerating, useResultsAtRisk } from '@product/studio';
import { ErrorBoundary, PortalContainer, useToasts } from '@product/ui';
import { Suspense, useState } from 'react';
import { AppFooter } from './app-footer';
import { AppHeader } from './app-header';
import { LazyQuickKeys } from './lazy-quick-keys';
import { Outlet, useLocation, matchPath } from '../core/router';
import { ScreenCrash } from './screen-crash';
import { useServices } from '../core/services';
import { LogOutProvider } from '../core/log-out/log-out';
import { useUnloadQuestion } from '../core/use-unload-question';
import { lazyCode, useLazyCode } from '../lib/lazy-code';
import { PendingLayer } from '../core/pending-layer';
import { WaitingScreen } from '../core/waiting-screen';
import { paths } from '../core/paths';
import { PlainToast } from './plain-toast';

const signalEnds = lazyCode(
  async () => (await import('../screens/generate/done-signal/signal-ends')).SignalEnds,
);

export function Layout() {
  const { pathname } = useLocation();
  const fillsWindow = useFullWidthLayout();
  const [main, setMain] = useState(prerenderedMain);
  const { reportError } = useServices();
  return (
    <PortalContainer element={main}>
      <LogOutProvider>
        <div className="flex min-h-dvh flex-col">
          <AppHeader />
          <main ref={setMain} id="main" tabIndex={-1} className="peer flex flex-1 flex-col outline-none">
            {/* Outside of the keyed boundary: the previous page stays while the code of the next one loads. */}
            <Suspense fallback={<WaitingScreen />}>
              <ErrorBoundary
                key={pathname}
                onError={(error) => reportError(error, { where: 'screen' })}
                fallback={({ retry }) => <ScreenCrash retry={retry} />}
              >
                <Outlet />
              </ErrorBoundary>
            </Suspense>
          </main>
          {!fillsWindow && <AppFooter />}
          <AppToaster />
          <PendingLayer />
          <LazyQuickKeys />
          <UnloadQuestion />
          <LazySignal />
        </div>
      </LogOutProvider>
    </PortalContainer>
  );
}

/* Components of their own: an update of the layout before the page is hydrated would hydrate it in one task. */

/** A reload would end a running generation, and lose a result that the tab's storage could not keep. */
function UnloadQuestion() {
  const { generations, results } = useServices();
  const isGenerating = useIsGenerating(generations);
  const isAtRisk = useResultsAtRisk(results);
  useUnloadQuestion(isGenerating || isAtRisk);
  return null;
}

function LazySignal() {
  const { code: SignalEnds } = useLazyCode(signalEnds, useIsGenerating(useServices().generations));
  return SignalEnds && <SignalEnds />;
}

/**
 * The prerendered `<main>`, which hydration reuses. If it were set only later, the update would hydrate the whole page
 * in one go and render a menu again that is open by then.
 */
const prerenderedMain = () => globalThis.document?.getElementById('main') ?? null;

/** Whether the screen fills the window: there is no footer. */
const useFullWidthLayout = (): boolean => matchPath(paths.generate, useLocation().pathname) !== null;

const toaster = lazyCode(async () => (await import('./toaster')).Toaster);

/** The toasts. Their code loads with the first one; if it does not load, a `PlainToast` shows that toast. */
function AppToaster() {
  const { toasts } = useServices();
  const [toast] = useToasts(toasts);
  const [missing, setMissing] = useState(false);
  const { code: Toaster } = useLazyCode(toaster, toast?.id, () => setMissing(true));
  if (Toaster) return <Toaster store={toasts} />;
  return missing && toast?.open ? (
    <PlainToast toast={toast} onClose={() => toasts.dismiss(toast.id)} />
  ) : null;
}
