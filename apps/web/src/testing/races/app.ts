import type { User } from '@product/api-client';
import { creationsQuery, keys, userQuery } from '@product/api-client/react';
import { QueryObserver } from '@tanstack/react-query';
import type * as fc from 'fast-check';
import { vi } from 'vitest';
import { createServices } from '../../app/create-services';
import { readConfig } from '../../config/config';
import { openBrowser, ownersIn } from './world';

/** The place of another style under a result. */
export const VARIATION = { of: '/a.jpg', style: 'sketch' } as const;

export type App = ReturnType<typeof openApp>;

/** The app without its screens: its services over a world, with observers of the session and of a list. */
export function openApp(scheduler: fc.Scheduler) {
  const { world, fetch, cookieUser, signedIn } = openBrowser(scheduler);
  vi.stubGlobal('fetch', fetch);
  const config = { ...readConfig({}), apiBaseUrl: 'http://localhost' };
  const services = createServices({ config, reportError: () => undefined });
  const { api, queryClient, toasts, navigation, generations, results } = services;
  navigation.go = () => scheduler.schedule(Promise.resolve(), 'the page is there');

  const user = () => queryClient.getQueryData<User | null>(keys.user);
  /** The owners of data in a text who are neither the user on the screen nor the user of the browser's cookie. */
  const absentIn = (text: string) =>
    ownersIn(text).filter((owner) => ![user()?.username, cookieUser()].includes(owner));

  const shown: string[] = [];
  toasts.subscribe(() => {
    const [newest] = toasts.getToasts();
    if (newest?.open) shown.push(...absentIn(JSON.stringify(newest)));
  });

  const list = new QueryObserver(queryClient, creationsQuery(api, undefined));
  list.subscribe(() => undefined);
  let isListOpen = false;
  const showList = () => list.setOptions(creationsQuery(api, isListOpen ? user()?.id : undefined));
  const session = new QueryObserver(queryClient, userQuery(api));
  session.subscribe(showList);

  return {
    world,
    api,
    queryClient,
    generations,
    user,
    openList: () => {
      isListOpen = true;
      showList();
    },
    /** The violations, which must be empty in any order of events. */
    violations: () => ({
      cached: absentIn(
        JSON.stringify([
          queryClient
            .getQueryCache()
            .getAll()
            .map(({ state }) => state),
          queryClient
            .getMutationCache()
            .getAll()
            .map(({ state }) => state),
          list.getCurrentResult().data,
        ]),
      ),
      generated: absentIn(JSON.stringify([generations.phase(), generations.phase(VARIATION)])),
      // A session that has expired keeps the results for the same user; a visitor is shown none.
      results: user() ? absentIn(JSON.stringify(results.results())) : [],
      shown,
    }),
    pending: () => queryClient.isFetching() + queryClient.isMutating(),
    signedIn,
    close: () => {
      generations.clear();
      session.destroy();
      list.destroy();
      queryClient.clear();
    },
  };
}
