import type { endpoints, NewCreation, SavedCreation, User } from '@product/api-client';
import type { BusinessModel } from '@product/domain';
import { orderPathOf } from '../order-path';
import { creationPath, paths } from '../paths';
import type { Location } from '../router';

type Endpoints = typeof endpoints;

/** Every mutation, by its endpoint's name. */
export type MutationName = {
  [Key in keyof Endpoints]: Endpoints[Key]['method'] extends 'GET' ? never : Endpoints[Key]['name'];
}[keyof Endpoints];

/** A key of the `outcomes` catalogue, and the values of its placeholders. */
export interface Message {
  key: string;
  values?: Record<string, string | number>;
}

export interface Success {
  /** Key of the description in `<name>.success`. Without it there is none. */
  text?: string;
  values?: Message['values'];
  /** A link, shown as the toast's button. Its label has the key `<name>.success.action`. */
  href?: string;
}

export interface MutationFeedback {
  /** The toast after success, with the title `<name>.success.title`. None if the screen itself shows the result. */
  success?: (data: never, variables: never) => Success;
  redirectTo?: (location: Pick<Location, 'pathname' | 'search'>) => string;
  /**
   * Path of the screen that shows the end itself. There is no toast after success there; elsewhere the toasts link to it,
   * with the labels `<name>.success.action` and `<name>.failure.action`.
   */
  shownAt?: string;
  /** The toast after a failure, with the title `<name>.failure.title`. */
  failure: {
    /** Key of the description in `<name>.failure`, if the server's message is missing or not used. */
    text?: string;
    /** Whether the server's message takes precedence. Default: no. */
    usesServerMessage?: boolean;
    /** Whether a message about tokens also shows the 'Tokens Required' toast. Default: no. */
    mayNeedTokens?: boolean;
  };
}

const OWN_TEXT = { text: 'description' };
const SERVER_TEXT = { text: 'description', usesServerMessage: true };
const TITLE_ALONE: MutationFeedback = { success: () => ({}), failure: OWN_TEXT };
const SESSION_CALL: MutationFeedback = {
  success: () => OWN_TEXT,
  redirectTo: () => paths.home,
  failure: SERVER_TEXT,
};

/** An order that has begun as a visitor goes on after the auth screen. */
const toOrder =
  (businessModel: BusinessModel): MutationFeedback['redirectTo'] =>
  ({ pathname, search }) =>
    (pathname === paths.auth && orderPathOf(new URLSearchParams(search), businessModel)) || paths.home;

/**
 * The toasts after each call, and where it navigates: the error catalogue of the specification (section 8) as one
 * table. A mutation without a row does not compile.
 */
export const createMutationFeedback = (
  businessModel: BusinessModel,
): Record<MutationName, MutationFeedback> => ({
  'session.login': {
    ...SESSION_CALL,
    redirectTo: toOrder(businessModel),
    success: (user: User) => ({ ...OWN_TEXT, values: { name: user.username } }),
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
    success: (saved: SavedCreation | undefined, { title, isPublic }: NewCreation) => ({
      text: isPublic ? 'public' : 'private',
      values: { title },
      href: creationPath(saved?.id),
    }),
    failure: OWN_TEXT,
  },
  'creations.update': TITLE_ALONE,
  'creations.delete': TITLE_ALONE,
});
