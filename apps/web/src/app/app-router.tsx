import { ErrorBoundary } from '@product/ui';
import { useCallback, useLayoutEffect } from 'react';
import { CrashScreen } from './crash-screen';
import { RequireUser, RequireVisitor } from './guards';
import type { AppHistory } from './history';
import { Layout } from './layout';
import { accessOf } from './paths';
import { PreloadContext } from './preload';
import { Route, Router, Routes, type Location } from './router';
import { prepareScreen, ROUTES } from './routes';
import { useServices } from './services';
import { useStep } from './use-step';

export interface AppRouterProps {
  history: AppHistory;
  /** What is drawn first. Where the history is by now, unless something else is on the page already. */
  start?: Location;
  /** The folder that the app lies in. */
  basename?: string;
}

/** The screens by the address. The page before stays until the next one's code is there. */
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
