import { endpoints } from '@product/api-client';
import {
  galleryQuery,
  languageMutation,
  loginMutation,
  logoutMutation,
  saveCreationMutation,
} from '@product/api-client/react';
import { MutationObserver, type MutationOptions } from '@tanstack/react-query';
import * as fc from 'fast-check';
import { DEMO_PASSWORD, fail } from 'mock-api';
import { VARIATION, type App } from './app';

/** Makes a call as a screen does that unmounts once the call has settled. */
function submit<Data, Variables, Result>(
  { queryClient }: App,
  options: MutationOptions<Data, Error, Variables, Result>,
  variables: Variables,
) {
  const observer = new MutationObserver(queryClient, options);
  const leave = observer.subscribe(() => undefined);
  observer.mutate(variables).then(leave, leave);
}

const logIn = (app: App, username: string) =>
  submit(app, loginMutation(app.api), { username, password: DEMO_PASSWORD });

const typed = ({ user }: App, what: string) => `${what} owned by ${user()?.username ?? ''}`;

const CHOICES = { style: 'anime', aspectRatio: '1:1', mediaType: 'image' } as const;

const choicesOf = (app: App) => ({ ...CHOICES, prompt: typed(app, 'a prompt'), quality: 'hd' }) as const;

/** What a user may do, and what may happen to the session meanwhile. */
export const commands = {
  logInDemo: (app: App) => logIn(app, 'demo'),
  logInSubscriber: (app: App) => logIn(app, 'subscriber'),
  logOut: (app: App) => submit(app, logoutMutation(app.api), undefined),
  openList: (app: App) => app.openList(),
  openGallery: ({ queryClient, api }: App) => void queryClient.prefetchQuery(galleryQuery(api)),
  generate: (app: App) => app.generations.start(choicesOf(app)),
  tryInAnotherStyle: (app: App) => app.generations.start(choicesOf(app), VARIATION),
  cancel: ({ generations }: App) => generations.cancel(),
  save: (app: App) =>
    submit(app, saveCreationMutation(app.api), {
      ...CHOICES,
      userId: app.user()?.id ?? 0,
      title: typed(app, 'a title'),
      prompt: typed(app, 'a prompt'),
      imageUrl: '/a.jpg',
      isPublic: false,
      metadata: { quality: 'hd' },
    }),
  language: (app: App) => submit(app, languageMutation(app.api), { language: 'de' }),
  refuseNext: ({ world }: App) => world.override(fail(endpoints.generate, 401, '', { times: 1 })),
  loseSession: ({ world }: App) =>
    world.change((state) => {
      state.sessions = {};
    }),
};

export type Command = keyof typeof commands;
const all = Object.keys(commands) as Command[];

/** Signing in, signing out and saving are more frequent than the rest. */
export const command = fc.constantFrom<Command[]>(...all, 'logInDemo', 'logInSubscriber', 'logOut', 'save');
