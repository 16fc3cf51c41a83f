import { useEffect, useState } from 'react';
import { AppProviders } from '../app/app-providers';
import { createMemoryRouter, RouterProvider } from '../app/router';
import { routes } from '../app/routes';
import { createServices } from '../app/services';
import { readConfig } from '../config/config';
import type { Ticker } from '../lib/ticker';

export interface StoryAppProps {
  /** Where the story begins. */
  path: string;
  /** Time and chance of the progress bar. By default the system's. */
  ticker?: Ticker;
}

/** The whole app at a path, over the story's world, with caches of its own. */
export function StoryApp({ path, ticker }: StoryAppProps) {
  const [app] = useState(() => {
    const services = createServices({ config: readConfig({} as ImportMetaEnv), ticker });
    const router = createMemoryRouter(routes, { initialEntries: [path] });
    services.navigation.attach(router);
    return { services, router };
  });
  useEffect(
    () => () => {
      void app.services.queryClient.cancelQueries();
      app.router.dispose();
    },
    [app],
  );
  return (
    <AppProviders services={app.services}>
      <RouterProvider router={app.router} />
    </AppProviders>
  );
}
