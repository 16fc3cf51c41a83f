import type { endpoints, NewCreation, User } from '@product/api-client';
import type { BusinessModel } from '@product/domain';
import { paths } from '../paths';

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
  title: Message;
  description?: Message;
  /** A link, shown as the toast's button. */
  action?: { label: Message; href: string };
}

export interface MutationFeedback {
  /** The toast after success. None if the screen itself shows the result. */
  success?: (data: never, variables: never) => Success;
  redirectTo?: string;
  failure: {
    title: Message;
    /** The text if the server's message is missing or not used. */
    description?: Message;
    /** Whether the server's message takes precedence. Default: no. */
    usesServerMessage?: boolean;
    /** Whether a message about tokens also shows the 'Tokens Required' toast. Default: no. */
    mayNeedTokens?: boolean;
  };
}

const title = (name: MutationName, end: 'success' | 'failure'): Message => ({ key: `${name}.${end}.title` });
const description = (name: MutationName, end: 'success' | 'failure'): Message => ({
  key: `${name}.${end}.description`,
});

/**
 * The toasts after each call, and where it navigates: the error catalogue of the specification (section 8) as one
 * table. A mutation without a row does not compile.
 */
export const createMutationFeedback = ({
  wording,
}: BusinessModel): Record<MutationName, MutationFeedback> => ({
  'session.login': {
    success: (user: User) => ({
      title: title('session.login', 'success'),
      description: { ...description('session.login', 'success'), values: { name: user.username } },
    }),
    redirectTo: paths.home,
    failure: {
      title: title('session.login', 'failure'),
      description: description('session.login', 'failure'),
      usesServerMessage: true,
    },
  },
  'session.register': {
    success: () => ({
      title: title('session.register', 'success'),
      description: description('session.register', 'success'),
    }),
    redirectTo: paths.home,
    failure: {
      title: title('session.register', 'failure'),
      description: description('session.register', 'failure'),
      usesServerMessage: true,
    },
  },
  'session.logout': {
    success: () => ({
      title: title('session.logout', 'success'),
      description: description('session.logout', 'success'),
    }),
    redirectTo: paths.home,
    failure: {
      title: title('session.logout', 'failure'),
      description: description('session.logout', 'failure'),
      usesServerMessage: true,
    },
  },
  'session.language': {
    failure: { title: title('session.language', 'failure') },
  },
  'generation.create': {
    failure: {
      title: title('generation.create', 'failure'),
      description: { key: `generation.create.failure.${wording.generationFailed}` },
      usesServerMessage: true,
      mayNeedTokens: true,
    },
  },
  'checkout.subscribe': {
    failure: {
      title: title('checkout.subscribe', 'failure'),
      description: description('checkout.subscribe', 'failure'),
      usesServerMessage: true,
    },
  },
  'checkout.buyTokens': {
    failure: {
      title: title('checkout.buyTokens', 'failure'),
      description: description('checkout.buyTokens', 'failure'),
      usesServerMessage: true,
    },
  },
  'creations.save': {
    success: (_data: undefined, creation: NewCreation) => ({
      title: title('creations.save', 'success'),
      description: {
        key: `creations.save.success.${creation.isPublic ? 'public' : 'private'}`,
        values: { title: creation.title },
      },
      action: { label: { key: 'creations.save.success.action' }, href: paths.gallery },
    }),
    failure: {
      title: title('creations.save', 'failure'),
      description: description('creations.save', 'failure'),
    },
  },
  'creations.update': {
    success: () => ({ title: title('creations.update', 'success') }),
    failure: {
      title: title('creations.update', 'failure'),
      description: description('creations.update', 'failure'),
    },
  },
  'creations.delete': {
    success: () => ({ title: title('creations.delete', 'success') }),
    failure: {
      title: title('creations.delete', 'failure'),
      description: description('creations.delete', 'failure'),
    },
  },
});
