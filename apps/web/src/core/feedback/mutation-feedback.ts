import type { endpoints } from '@product/api-client';
import type * as queries from '@product/api-client/react';
import type { BusinessModel } from '@product/domain';
import type { ParseKeys, TOptions } from 'i18next';
import { orderPathOf } from '../order-path';
import { creationPath, paths } from '../paths';
import type { Location } from '../router';

type Endpoints = typeof endpoints;

/** Every mutation, by its endpoint's name. */
export type MutationName = {
  [Key in keyof Endpoints]: Endpoints[Key]['method'] extends 'GET' ? never : Endpoints[Key]['name'];
}[keyof Endpoints];

type Factory = Extract<
  (typeof queries)[keyof typeof queries],
  (...options: never[]) => { mutationKey: readonly [MutationName] }
>;
type MutationOf<Name> = Extract<ReturnType<Factory>, { mutationKey: readonly [Name] }>;
type Send<Name> = NonNullable<MutationOf<Name>['mutationFn']>;

/** A key of the `outcomes` catalogue. */
export type OutcomeKey = ParseKeys<'outcomes', TOptions>;

/** The values of a text's placeholders. */
export type MessageValues = Record<string, string | number>;

export interface Message {
  key: OutcomeKey | 'common:offline';
  values?: MessageValues;
}

type End = 'success' | 'failure';

/** The keys of the texts after a call, below `<name>.success` or `<name>.failure`. */
type TextKey<Name extends MutationName, Outcome extends End> = ParseKeys<
  'outcomes',
  TOptions,
  `${Name}.${Outcome}`
>;

/** What needs a text: `never` if the catalogue does not have it. */
type With<Key, Keys, Value> = Key extends Keys ? Value : never;

interface Success<Text> {
  /** Key of the description in `<name>.success`. Without it there is none. */
  text?: Text;
  values?: MessageValues;
  /** A link, shown as the toast's button. Its label has the key `<name>.success.action`. */
  href?: With<'action', Text, string>;
}

interface Row<Name extends MutationName> {
  /** The toast after success, with the title `<name>.success.title`. None if the screen itself shows the result. */
  success?: With<
    'title',
    TextKey<Name, 'success'>,
    (
      data: Awaited<ReturnType<Send<Name>>>,
      variables: Parameters<Send<Name>>[0],
    ) => Success<TextKey<Name, 'success'>>
  >;
  redirectTo?: (location: Pick<Location, 'pathname' | 'search'>) => string;
  /**
   * Path of the screen that shows the end itself. There is no toast after success there; elsewhere the toasts link to it,
   * with the labels `<name>.success.action` and `<name>.failure.action`.
   */
  shownAt?: With<'action', TextKey<Name, 'success'> & TextKey<Name, 'failure'>, string>;
  /** The toast after a failure, with the title `<name>.failure.title`. */
  failure: With<'title', TextKey<Name, 'failure'>, Failure<TextKey<Name, 'failure'>>>;
}

interface Failure<Text> {
  /** Key of the description in `<name>.failure`, if the server's message is missing or not used. */
  text?: Text;
  /** Whether the server's message takes precedence. Default: no. */
  usesServerMessage?: boolean;
  /** Whether a message about tokens also shows the 'Tokens Required' toast. Default: no. */
  mayNeedTokens?: boolean;
}

export type MutationFeedbackTable = { [Name in MutationName]: Row<Name> };
export type MutationFeedback = MutationFeedbackTable[MutationName];

/** The key of a text of a row, whose type has checked that the catalogue has it. */
export const outcomeKey = (name: MutationName, outcome: End, text: string) =>
  `${name}.${outcome}.${text}` as OutcomeKey;

const OWN_TEXT = { text: 'description' } as const;
const SERVER_TEXT = { ...OWN_TEXT, usesServerMessage: true };
const TITLE_ALONE = { success: () => ({}), failure: OWN_TEXT };
const SESSION_CALL = { success: () => OWN_TEXT, redirectTo: () => paths.home, failure: SERVER_TEXT };

/** An order that has begun as a visitor goes on after the auth screen. */
const toOrder =
  (businessModel: BusinessModel): MutationFeedback['redirectTo'] =>
  ({ pathname, search }) =>
    (pathname === paths.auth && orderPathOf(new URLSearchParams(search), businessModel)) || paths.home;

/**
 * The toasts after each call, and where it navigates: the error catalogue of the specification (section 8) as one
 * table. A mutation without a row does not compile.
 */
export const createMutationFeedback = (businessModel: BusinessModel): MutationFeedbackTable => ({
  'session.login': {
    ...SESSION_CALL,
    redirectTo: toOrder(businessModel),
    success: (user) => ({ ...OWN_TEXT, values: { name: user.username } }),
  },
  'session.register': { ...SESSION_CALL, redirectTo: toOrder(businessModel) },
  'session.logout': SESSION_CALL,
  'session.language': { failure: {} },
  'generation.create': {
    shownAt: paths.generate,
    success: () => ({}),
    failure: { text: businessModel.wording.generationFailed, usesServerMessage: true, mayNeedTokens: true },
  },
  'checkout.subscribe': { failure: SERVER_TEXT },
  'checkout.buyTokens': { failure: SERVER_TEXT },
  'creations.save': {
    success: (saved, { title, isPublic }) => ({
      text: isPublic ? 'public' : 'private',
      values: { title },
      href: creationPath(saved?.id),
    }),
    failure: OWN_TEXT,
  },
  'creations.update': TITLE_ALONE,
  'creations.delete': TITLE_ALONE,
});
