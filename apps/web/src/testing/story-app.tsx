import { readings } from '@product/domain';
import { use, useEffect, useState } from 'react';
import { AppProviders } from '../app/app-providers';
import { createMemoryRouter, RouterProvider } from '../app/router';
import { routes } from '../app/routes';
import { createServices } from '../app/services';
import { readConfig } from '../config/config';
import { AVAILABLE_LANGUAGES } from '../i18n/create-i18n';
import type { Ticker } from '../lib/ticker';
import { StoryReading, StorySpeech } from './story-settings';

export interface StoryAppProps {
  /** Where the story begins. */
  path: string;
  /** Time and chance of the progress bar. By default the system's. */
  ticker?: Ticker;
}

/** The whole app at a path, over the story's world, with caches of its own. */
export function StoryApp({ path, ticker }: StoryAppProps) {
  const reading = use(StoryReading);
  const speech = use(StorySpeech);
  const [app] = useState(() => {
    const config = { ...readConfig({} as ImportMetaEnv), reading: readings[reading] };
    const services = createServices({ config, ticker });
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
  const language = AVAILABLE_LANGUAGES.find((available) => available === speech?.locale);
  useEffect(() => {
    if (language) void app.services.i18n.changeLanguage(language);
  }, [app, language]);
  return (
    <AppProviders services={app.services} speech={speech}>
      <RouterProvider router={app.router} />
    </AppProviders>
  );
}
