import { ErrorBoundary, ErrorFallback, useUi } from '@product/ui';
import { startTransition, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { LayerHistoryProvider, useLayerHistory } from '../core/layers/layer-history-provider';
import { LeftPage } from '../core/left-page';
import { isPrepared } from '../core/navigation';
import { accessOf } from '../core/paths';
import { pending } from '../core/pending';
import { PreloadContext } from '../core/preload';
import { Outlet, Route, Routes, useLocation, useNavigate, useNavigationType } from '../core/router';
import { useServices } from '../core/services';
import { RequireUser, RequireVisitor } from './guards';
import { Layout } from './layout';
import { prepareScreen, ROUTES } from './routes';
import { useHeadingFocus } from '../core/use-heading-focus';
import { useScrollMemory } from '../core/scroll/use-scroll-memory';
import { PageTitle } from '../core/page-title';

interface AppRoutesProps {
  initialPath?: string | undefined;
}

/** Renders the screen of the router's location. The router must not use transitions. */
export const AppRoutes = (props: AppRoutesProps) => (
  <LayerHistoryProvider>
    <Screens {...props} />
  </LayerHistoryProvider>
);

function Screens({ initialPath }: AppRoutesProps) {
  const { navigation, translations, reportError } = useServices();
  const layers = useLayerHistory();
  const preload = useCallback((path: string) => prepareScreen(path, translations), [translations]);
  const prepare = useCallback(
    (path: string) => Promise.all([preload(path), layers?.settled()]),
    [preload, layers],
  );
  const current = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(
    () => navigation.attach({ location: current, navigate, prepare }),
    [navigation, current, navigate, prepare],
  );
  const { location, action } = useRenderedPage(initialPath);
  useHeadingFocus(location.pathname);
  useScrollMemory(location, action);

  return (
    <PreloadContext value={preload}>
      <ErrorBoundary
        onError={(error) => reportError(error, { where: 'layout' })}
        fallback={() => <CrashScreen />}
      >
        <LeftPage pathname={location.pathname} isLeft={current.pathname !== location.pathname}>
          <Routes location={location}>{SCREENS}</Routes>
        </LeftPage>
      </ErrorBoundary>
    </PreloadContext>
  );
}

/**
 * The location whose page is rendered: the previous page stays until the next one's code has loaded. A change within a
 * page and a screen that was prepared are rendered at once.
 * @param initialPath the path of the prerendered page, which hydration must render if Back has left it meanwhile
 */
function useRenderedPage(initialPath: string | undefined) {
  const location = useLocation();
  const action = useNavigationType();
  const [rendered, setRendered] = useState(() => ({
    location: { ...location, pathname: initialPath ?? location.pathname },
    action,
  }));
  const isSamePage = location.pathname === rendered.location.pathname;
  const isImmediate = isSamePage || (action !== 'POP' && isPrepared(location));
  if (isImmediate && location !== rendered.location) setRendered({ location, action });
  useLayoutEffect(() => {
    if (!isImmediate) startTransition(() => setRendered({ location, action }));
  }, [isImmediate, location, action]);
  useEffect(() => (isImmediate ? undefined : pending.add({})), [isImmediate]);
  return rendered;
}

const routesFor = (access: ReturnType<typeof accessOf>) =>
  ROUTES.filter(({ path }) => accessOf(path) === access).map(({ path, Screen }) => (
    <Route key={path} path={path} element={<Screen />} />
  ));

const SCREENS = (
  <Route element={<Layout />}>
    {routesFor(undefined)}
    <Route
      element={
        <RequireVisitor>
          <Outlet />
        </RequireVisitor>
      }
    >
      {routesFor('visitors')}
    </Route>
    <Route element={<RequireUser />}>{routesFor('users')}</Route>
  </Route>
);

/** The fallback if even the layout throws: offers a reload. */
function CrashScreen() {
  const { t } = useUi();
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <PageTitle>{t('feedback.crashTitle')}</PageTitle>
      <ErrorFallback onRetry={() => location.reload()} />
    </main>
  );
}
