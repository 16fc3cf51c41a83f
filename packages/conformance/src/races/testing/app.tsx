import { createApiClient, createSession, isAbort, type User } from '@product/api-client';
import {
  ApiProvider,
  createQueryClient,
  creationsQuery,
  deleteCreationMutation,
  galleryQuery,
  generateMutation,
  keys,
  languageMutation,
  loginMutation,
  logoutMutation,
  registerMutation,
  saveCreationMutation,
  updateCreationMutation,
  useApi,
  userQuery,
  useSubmit,
} from '@product/api-client/react';
import { cachedData, renderHook } from '@product/api-client/react/testing';
import { useQuery } from '@tanstack/react-query';
import type * as fc from 'fast-check';
import { useState } from 'react';
import { createBrowser } from './browser';
import { createCallRecorder } from './call-recorder';
import { ownersIn } from './server';

/** Every form and list of an app, mounted at once and never unmounted. */
function useScreen() {
  const api = useApi();
  const [isListOpen, setListOpen] = useState(false);
  const [isGalleryOpen, setGalleryOpen] = useState(false);
  const user = useQuery(userQuery(api)).data;
  const list = useQuery(creationsQuery(api, isListOpen ? user?.id : undefined)).data;
  const gallery = useQuery({ ...galleryQuery(api), enabled: isGalleryOpen }).data;
  const forms = {
    logInScreen: useSubmit(loginMutation(api)),
    logInDialog: useSubmit(loginMutation(api)),
    register: useSubmit(registerMutation(api)),
    logOut: useSubmit(logoutMutation(api)),
    generate: useSubmit(generateMutation(api)),
    save: useSubmit(saveCreationMutation(api)),
    update: useSubmit(updateCreationMutation(api)),
    remove: useSubmit(deleteCreationMutation(api)),
    language: useSubmit(languageMutation(api)),
  };
  return {
    forms,
    shown: [user, list, gallery],
    openList: () => setListOpen(true),
    openGallery: () => setGalleryOpen(true),
  };
}

export type App = Awaited<ReturnType<typeof openApp>>;

export async function openApp(scheduler: fc.Scheduler) {
  const browser = createBrowser(scheduler);
  const api = createSession(createApiClient({ baseUrl: 'https://api.example', fetch: browser.fetch }));
  let session = 0;
  const { listener, submitted, reportedLate } = createCallRecorder(
    () => session,
    () => scheduler.schedule(Promise.resolve(), 'the page is loaded'),
  );
  const client = createQueryClient(listener);
  const user = () => client.getQueryData<User | null>(keys.user);
  let last: string | undefined;
  client.getQueryCache().subscribe(() => {
    const now = user()?.username;
    if (now !== last) session += 1;
    last = now;
  });
  const screen = await renderHook(useScreen, (children) => (
    <ApiProvider api={api} queryClient={client}>
      {children}
    </ApiProvider>
  ));
  const formsThat = (hold: (form: { isPending: boolean; error: Error | null }) => boolean) =>
    Object.entries(screen.current.forms).flatMap(([name, form]) => (hold(form) ? [name] : []));

  /**
   * The owners whose data may be present: the shown user, the user of the cookie, and users who are being logged in.
   */
  const presentOwners = () => [
    ...ownersIn(`${user()?.username} ${browser.signedInUser()?.username}`),
    ...formsThat(({ isPending }) => isPending).flatMap((form) => ownersIn(userOf(form))),
  ];
  /** The user whom a pending form logs in. A new account's session may be lost before the app shows its user. */
  const userOf = (form: string): string =>
    form === 'register' ? browser.newestAccount() : (LOGINS[form] ?? '');

  const pending = () => [
    ...formsThat(({ isPending }) => isPending),
    ...(client.isFetching() + client.isMutating() > 0 ? ['the query client'] : []),
    ...browser.pendingCalls(),
  ];
  const isWrongUser = () =>
    pending().length === 0 &&
    !browser.hasLostSession() &&
    user()?.username !== browser.signedInUser()?.username;

  return {
    browser,
    submitted,
    user,
    get screen() {
      return screen.current;
    },
    /** Violations that must not occur in any order of events. */
    violations: () => ({
      foreignOwners: ownersIn(cachedData(client) + JSON.stringify(screen.current.shown)).filter(
        (owner) => !presentOwners().includes(owner),
      ),
      reportedLate,
      sentTwice: browser.sentTwice(),
      wrongUser: isWrongUser(),
      abortsShown: formsThat(({ error }) => isAbort(error)),
    }),
    pending,
    close: async () => {
      await screen.unmount();
      client.clear();
    },
  };
}

const LOGINS: Readonly<Record<string, string>> = {
  logInScreen: 'name-of-ada',
  logInDialog: 'name-of-bob',
};
