import { ErrorBoundary } from '@product/ui';
import { useCallback, useLayoutEffect } from 'react';
import { CrashScreen } from './crash-screen';
import { RequireUser, RequireVisitor } from './guards';
import type { AppHistory } from '../core/history';
import { Layout } from './layout';
import { accessOf } from '../core/paths';
import { PreloadContext } from '../core/preload';
import { Route, Router, Routes, type Location } from '../core/router';
import { prepareScreen, ROUTES } from './routes';
import { useServices } from '../core/services';
import { useStep } from './use-step';

export interface AppRouterProps {
  history: AppHistory;
  /**
   * The location of the first render. Default: the history's current one. It differs if the page shows something else
   * already.
   */
  start?: Location;
  /** The path that the app is served from. Default: `/`. */
  basename?: string;
}

/** Renders the screen of the current location. The previous screen stays until the next one's code has loaded. */
export function AppRouter({ history, start = history.location, basename = '/' }: AppRouterProps) {
  const { navigation, translations } = useServices();
  const preload = useCallback((path: string) => prepareScreen(path, translations), [translations]);
  const { location, action } = useStep(history, start);
  useLayoutEffect(() => navigation.arrived(location.key), [navigation, location.key]);

  return (
    <PreloadContext value={preload}>
      <Router basename={basename} location={location} navigationType={action} navigator={history}>
        <ErrorBoundary onError={console.error} fallback={() => <CrashScreen />}>
          <Routes>
            <Route element={<Layout />}>
              {routesFor(undefined)}
              <Route element={<RequireVisitor />}>{routesFor('visitors')}</Route>
              <Route element={<RequireUser />}>{routesFor('users')}</Route>
            </Route>
          </Routes>
        </ErrorBoundary>
      </Router>
    </PreloadContext>
  );
}

const routesFor = (access: ReturnType<typeof accessOf>) =>
  ROUTES.filter(({ path }) => accessOf(path) === access).map(({ path, Screen }) => (
    <Route key={path} path={path} element={<Screen />} />
  ));
