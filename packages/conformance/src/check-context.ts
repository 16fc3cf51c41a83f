import { endpoints, type CreationChanges, type Id } from '@product/api-client';
import { openBrowser, type Browser, type Network } from './browser';
import { expectList, expectSuccess } from './expectations';
import type { SignInResult, Person } from './people';
import { newCreation } from './samples';
import { Failure, Skip } from './verdicts';

type Fields = Record<string, unknown>;

/** The context of the checks: two users, and helpers that create and read data. */
export interface CheckContext {
  network: Network;
  signIn: SignInResult | undefined;
  /** A browser without a session. */
  visitor: () => Browser;
  /** @throws Skip if no account could be signed in */
  first: () => Person;
  /** The second user. @throws Skip if there is none */
  second: () => Person;
  /** A name that is unique on the server. */
  newName: () => string;
  mediaUrl: string;
  /** The origin of an app that calls the server from elsewhere. */
  origin: string | undefined;
  ownList: (person: Person) => Promise<Fields[]>;
  gallery: (browser: Browser) => Promise<Fields[]>;
  /** Saves a creation and finds it in the user's list. @throws Skip if saving does not work, which has its own check */
  save: (person: Person, changes?: Partial<CreationChanges>) => Promise<{ id: Id; title: string }>;
}

export interface CheckContextOptions {
  network: Network;
  first: SignInResult | undefined;
  second: SignInResult | undefined;
  /** Prefix of all names that the checks create. */
  prefix: string;
  mediaUrl: string;
  origin: string | undefined;
  /** Why nobody is signed in, if so. */
  withoutAccount: string;
}

export function createCheckContext({
  network,
  first,
  second,
  prefix,
  mediaUrl,
  origin,
  withoutAccount,
}: CheckContextOptions): CheckContext {
  let titles = 0;
  const context: CheckContext = {
    network,
    signIn: first,
    mediaUrl,
    origin,
    visitor: () => openBrowser(network),
    first: () => first?.person ?? skip(withoutAccount),
    second: () => second?.person ?? skip('there is no second account'),
    newName: () => `${prefix} ${(titles += 1)}`,
    ownList: async ({ browser }) => expectList('CreationList', await browser.call(endpoints.listCreations)),
    gallery: async (browser) => expectList('GalleryList', await browser.call(endpoints.listGallery)),
    async save(person, changes) {
      const title = context.newName();
      const body = { ...newCreation(person.id, title, mediaUrl), ...changes, title };
      try {
        expectSuccess(await person.browser.call(endpoints.saveCreation, { body }));
        const id = idOf((await context.ownList(person)).find((one) => one['title'] === title));
        return { id: id ?? skip('what is saved is not in the own list'), title };
      } catch (error) {
        if (error instanceof Failure) throw new Skip('saving or listing does not work');
        throw error;
      }
    },
  };
  return context;
}

export function skip(reason: string): never {
  throw new Skip(reason);
}

export function idOf(fields: Fields | undefined): Id | undefined {
  const id = fields?.['id'];
  return typeof id === 'string' || typeof id === 'number' ? id : undefined;
}
