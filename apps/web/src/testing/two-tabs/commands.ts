import type { Id } from '@product/api-client';
import {
  buyTokensMutation,
  deleteCreationMutation,
  languageMutation,
  loginMutation,
  logoutMutation,
  refetchCreations,
  saveCreationMutation,
  updateCreationMutation,
} from '@product/api-client/react';
import { MutationObserver, type MutationOptions } from '@tanstack/react-query';
import * as fc from 'fast-check';
import { createFetch, DEMO_PASSWORD, type World } from 'mock-api';
import { checkoutForm } from '../pass-checkout';
import type { Tab } from './tab';

/** The tab of a command, the server's state and the scheduler. */
export interface TabContext {
  tab: Tab;
  world: World;
  scheduler: fc.Scheduler;
}

/** Makes a call as a form does that unmounts once the call has settled, and cannot be submitted again before. */
async function submit<Data, Variables, Result>(
  { services: { queryClient } }: Tab,
  options: MutationOptions<Data, Error, Variables, Result>,
  variables: Variables,
): Promise<Data | undefined> {
  if (queryClient.isMutating({ mutationKey: options.mutationKey! }) > 0) return undefined;
  const observer = new MutationObserver(queryClient, options);
  const leave = observer.subscribe(() => undefined);
  try {
    return await observer.mutate(variables);
  } catch {
    return undefined;
  } finally {
    leave();
  }
}

const logIn = ({ tab }: TabContext, username: string) =>
  submit(tab, loginMutation(tab.services.api), { username, password: DEMO_PASSWORD });

const textOf = ({ user }: Tab, what: string) => `${what} owned by ${user()?.username ?? ''}`;

const CHOICES = { style: 'anime', aspectRatio: '1:1', mediaType: 'image' } as const;

/** The newest creation in a tab's list. */
const newest = (tab: Tab): Id => tab.lists().own?.[0] ?? 0;

/** Pays at the payment provider, and returns to the tab. */
async function buy({ tab, world, scheduler }: TabContext) {
  const payer = tab.user();
  const options = buyTokensMutation(tab.services.api, { origins: ['http://localhost'] });
  const checkout = await submit(tab, options, { packageId: 'starter' });
  // Calls that are pending when the page is left would settle without any effect.
  if (!payer || !checkout || tab.services.queryClient.isMutating() > 0) return;
  tab.leaveForPayment(payer);
  await scheduler.schedule(Promise.resolve(), 'the payment is made');
  await createFetch(world, { as: null })(checkout.url, { method: 'POST', body: checkoutForm('pay') });
  tab.returnFromPayment();
}

/** Commands that the screens offer to a visitor. */
const forVisitors = {
  logInDemo: (context: TabContext) => logIn(context, 'demo'),
  logInNewcomer: (context: TabContext) => logIn(context, 'newcomer'),
};

/** Commands that they offer to a signed-in user. On the server the session may have another user by then. */
const forUsers = {
  logOut: ({ tab }: TabContext) => submit(tab, logoutMutation(tab.services.api), undefined),
  generate: async ({ tab }: TabContext) =>
    tab.services.generations.start({ ...CHOICES, prompt: textOf(tab, 'a prompt'), quality: 'hd' }),
  cancel: async ({ tab }: TabContext) => tab.services.generations.cancel(),
  buy,
  save: ({ tab }: TabContext) =>
    submit(tab, saveCreationMutation(tab.services.api), {
      ...CHOICES,
      userId: tab.user()?.id ?? 0,
      title: textOf(tab, 'a title'),
      prompt: textOf(tab, 'a prompt'),
      imageUrl: '/a.jpg',
      isPublic: false,
      metadata: { quality: 'hd' },
    }),
  publish: ({ tab }: TabContext) => {
    const changes = { id: newest(tab), title: 'Published', isPublic: true };
    return submit(tab, updateCreationMutation(tab.services.api), changes);
  },
  remove: ({ tab }: TabContext) => submit(tab, deleteCreationMutation(tab.services.api), { id: newest(tab) }),
  language: ({ tab }: TabContext) => submit(tab, languageMutation(tab.services.api), { language: 'en' }),
};

const forEveryone = {
  readLists: async ({ tab }: TabContext) => refetchCreations(tab.services.queryClient),
  /** The session ends on the server only. */
  loseSession: async ({ world }: TabContext) =>
    world.change((state) => {
      state.sessions = {};
    }),
};

const commands = { ...forVisitors, ...forUsers, ...forEveryone };
export type Command = keyof typeof commands;

const OFFERS = { visitors: forVisitors, users: forUsers, none: {} };

/** Runs a command in a tab. It does nothing if the screens do not offer it. */
export function runCommand(command: Command, context: TabContext): void {
  const isOffered = command in forEveryone || command in OFFERS[context.tab.audience()];
  if (isOffered) void context.tab.inTab(() => commands[command](context));
}

/** A command and its tab. Changes of the session and of the balance are more frequent than the rest. */
export const step = fc.record({
  tab: fc.constantFrom(0, 1),
  command: fc.constantFrom<Command[]>(
    ...(Object.keys(commands) as Command[]),
    ...(['logInDemo', 'logInDemo', 'logInNewcomer', 'logOut', 'generate', 'buy'] as const),
  ),
});
