import { ErrorBoundary } from '@product/ui';
import { useCallback, useDeferredValue, useLayoutEffect, useMemo } from 'react';
import { isPrepared } from '../core/navigation';
import { accessOf } from '../core/paths';
import { PreloadContext } from '../core/preload';
import { Route, Routes, useLocation, useNavigate, useNavigationType } from '../core/router';
import { useServices } from '../core/services';
import { reportError } from '../lib/report-error';
import { CrashScreen } from './crash-screen';
import { RequireUser, RequireVisitor } from './guards';
import { Layout } from './layout';
import { prepareScreen, ROUTES } from './routes';
import { useHeadingFocus } from './use-heading-focus';
import { useScrollMemory } from './use-scroll-memory';

/** Renders the screen of the router's location. The router must not use transitions. */
export function AppRoutes() {
  const { navigation, translations } = useServices();
  const prepare = useCallback((path: string) => prepareScreen(path, translations), [translations]);
  const current = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(
    () => navigation.attach({ location: current, navigate, prepare }),
    [navigation, current, navigate, prepare],
  );
  const { location, action } = useShownPage();
  useHeadingFocus(location.pathname);
  useScrollMemory(location, action);

  return (
    <PreloadContext value={prepare}>
      <ErrorBoundary onError={reportError} fallback={() => <CrashScreen />}>
        <Routes location={location}>{SCREENS}</Routes>
      </ErrorBoundary>
    </PreloadContext>
  );
}

/**
 * The router's location, deferred: the previous page stays until the next one's code has loaded. A change within a page
 * and a screen that was prepared are rendered at once.
 */
function useShownPage() {
  const location = useLocation();
  const action = useNavigationType();
  const current = useMemo(() => ({ location, action }), [location, action]);
  const deferred = useDeferredValue(current);
  const isSamePage = location.pathname === deferred.location.pathname;
  return isSamePage || (action !== 'POP' && isPrepared(location)) ? current : deferred;
}

const routesFor = (access: ReturnType<typeof accessOf>) =>
  ROUTES.filter(({ path }) => accessOf(path) === access).map(({ path, Screen }) => (
    <Route key={path} path={path} element={<Screen />} />
  ));

const SCREENS = (
  <Route element={<Layout />}>
    {routesFor(undefined)}
    <Route element={<RequireVisitor />}>{routesFor('visitors')}</Route>
    <Route element={<RequireUser />}>{routesFor('users')}</Route>
  </Route>
);
