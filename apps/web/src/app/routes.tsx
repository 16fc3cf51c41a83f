import { LoadingScreen } from '@product/ui';
import { CrashScreen } from './crash-screen';
import { RequireUser, RequireVisitor } from './guards';
import { Layout } from './layout';
import { paths } from './paths';
import type { RouteObject } from './router';
import { workbench } from './use-workbench';

/** Every screen is a chunk of its own, fetched when somebody goes there. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    errorElement: <CrashScreen />,
    hydrateFallbackElement: <LoadingScreen />,
    children: [
      { path: paths.home, lazy: () => import('../screens/landing/landing.screen') },
      { path: paths.gallery, lazy: () => import('../screens/gallery/gallery.screen') },
      {
        element: <RequireVisitor />,
        children: [{ path: paths.auth, lazy: () => import('../screens/auth/auth.screen') }],
      },
      {
        element: <RequireUser />,
        children: [
          {
            path: paths.generate,
            handle: workbench,
            lazy: () => import('../screens/generate/generate.screen'),
          },
        ],
      },
      { path: '*', lazy: () => import('../screens/not-found/not-found.screen') },
    ],
  },
];
