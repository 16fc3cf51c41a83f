import { endpoints, type AnyEndpoint } from '@product/api-client';
import type { Browser } from './browser';
import type { CheckContext } from './check-context';
import { credentialsOf } from './people';
import { IMAGE_REQUEST, newCreation } from './samples';

export type Fields = Record<string, unknown>;

export interface ReadyCall {
  browser: Browser;
  params?: Record<string, string | number>;
  body: () => Fields;
}

/** A call that takes a body. */
export interface Write {
  endpoint: AnyEndpoint;
  /** Fields of which a body has only one. */
  alternatives?: readonly string[];
  /** Fields that a server need not read in this body. */
  ignorable?: readonly string[];
  /** A status that says the same as 400 here. */
  synonym?: number;
  prepare: (context: CheckContext) => Promise<ReadyCall>;
}

const sample = (endpoint: AnyEndpoint) => async (context: CheckContext) => ({
  browser: (await context.spare()).browser,
  body: () => ({ ...(context.bodies[endpoint.name] as Fields) }),
});

/** Every call that takes a body, with a valid one. */
export const WRITES: readonly Write[] = [
  {
    endpoint: endpoints.login,
    alternatives: ['username', 'email'],
    synonym: 401,
    prepare: async ({ visitor, signIn }) => ({
      browser: visitor(),
      body: () => credentialsOf(signIn?.account ?? { username: 'nobody', password: 'nothing-1' }),
    }),
  },
  {
    endpoint: endpoints.register,
    prepare: async ({ visitor, newForm }) => ({
      browser: visitor(),
      body: () => newForm(),
    }),
  },
  { endpoint: endpoints.updateLanguage, prepare: sample(endpoints.updateLanguage) },
  {
    endpoint: endpoints.saveCreation,
    ignorable: ['userId', 'metadata.videoDuration'],
    async prepare(context) {
      const { browser, id } = await context.spare();
      // The prompt is unique, too: by it a creation is found and deleted whose title a server should have refused.
      const body = () => ({
        ...newCreation(id, context.newName(), context.mediaUrl),
        prompt: context.newName(),
      });
      return { browser, body };
    },
  },
  {
    endpoint: endpoints.updateCreation,
    async prepare(context) {
      const person = await context.spare();
      const { id } = await context.save(person);
      const body = () => ({ title: context.newName(), isPublic: false });
      return { browser: person.browser, params: { id }, body };
    },
  },
  {
    endpoint: endpoints.generate,
    ignorable: ['videoDuration'],
    prepare: async (context) => ({
      browser: (await context.spare()).browser,
      body: () => ({ ...IMAGE_REQUEST }),
    }),
  },
  {
    endpoint: endpoints.checkOutSubscription,
    prepare: sample(endpoints.checkOutSubscription),
  },
  { endpoint: endpoints.checkOutTokens, prepare: sample(endpoints.checkOutTokens) },
];
