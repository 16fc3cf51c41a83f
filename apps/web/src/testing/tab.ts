import type { Id, User } from '@product/api-client';
import {
  deleteCreationMutation,
  generateMutation,
  keys,
  loginMutation,
  logoutMutation,
  saveCreationMutation,
  updateCreationMutation,
  userQuery,
} from '@product/api-client/react';
import { GENERATOR_DEFAULTS } from '@product/domain';
import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { createFetch, createWorld } from 'mock-api';
import { createServices } from '../app/create-services';
import { readConfig } from '../config/config';

/** The `fetch` of a browser over a world of its own, in which no user is signed in. */
export const openBrowser = (world = createWorld({ render: async () => new Uint8Array(4) })) =>
  createFetch(world, { as: null });

/** The app without its screens in one tab of a browser, with an observer of the session. */
export async function openTab(fetch: (request: Request) => Promise<Response>) {
  const config = { ...readConfig({} as ImportMetaEnv), apiBaseUrl: 'http://localhost' };
  const services = createServices({ config, fetch, reportError: () => undefined });
  const { api, queryClient, toasts } = services;
  const session = new QueryObserver(queryClient, userQuery(api));
  session.subscribe(() => undefined);
  const call = <Data, Variables>(
    options: ConstructorParameters<typeof MutationObserver<Data, Error, Variables>>[1],
    variables: Variables,
  ) => new MutationObserver<Data, Error, Variables>(queryClient, options).mutate(variables);
  await session.fetchOptimistic(session.options as never);
  return {
    services,
    username: () => queryClient.getQueryData<User | null>(keys.user)?.username,
    toast: () => toasts.getToasts().find(({ open }) => open)?.title,
    logIn: (username: string) => call(loginMutation(api), { username, password: 'password' }),
    tokens: () => queryClient.getQueryData<User | null>(keys.user)?.tokens,
    generate: () => call(generateMutation(api), { request: { ...GENERATOR_DEFAULTS, prompt: 'Sea' } }),
    save: ({ title }: { title: string }) =>
      call(saveCreationMutation(api), {
        ...GENERATOR_DEFAULTS,
        userId: api.user!.id,
        title,
        prompt: 'Sea',
        imageUrl: '/sea.jpg',
        isPublic: false,
        metadata: { quality: 'hd' },
      }),
    update: (change: { id: Id; title: string; isPublic: boolean }) =>
      call(updateCreationMutation(api), change),
    remove: (creation: { id: Id }) => call(deleteCreationMutation(api), creation),
    logOut: () => call(logoutMutation(api), undefined),
  };
}
