import { endpoints, type CreationChanges, type Id } from '@product/api-client';
import type { Cookies } from '@product/api-client/node';
import type { AnswerLog } from './answer-log';
import { openBrowser, type Browser, type Network } from './browser';
import { expectList, expectSuccess } from './expectations';
import {
  logInWithNewBrowser,
  register,
  registrationForm,
  renewSession,
  type Account,
  type Person,
  type SignInResult,
} from './people';
import { newCreation, sampleBodies, type Offers } from './samples';
import { Failure, Skip } from './verdicts';

type Fields = Record<string, unknown>;

/** The context of the checks: two users, and helpers that create and read data. */
export type CheckContext = ReturnType<typeof createCheckContext>;

export interface CheckContextOptions extends Offers {
  network: Network;
  answers: AnswerLog;
  mediaUrl: string;
  /** The origin of an app that calls the server from elsewhere. */
  origin: string | undefined;
  /** The results of the first and the second user. Those of further accounts are appended. */
  signIns: (SignInResult | undefined)[];
  mayRegister: boolean;
  prefix: string;
  usernamePrefix: string;
  withoutAccount: string;
}

export function createCheckContext(options: CheckContextOptions) {
  const { network, signIns, mayRegister, prefix, usernamePrefix, mediaUrl, withoutAccount } = options;
  const [signIn, otherSignIn] = signIns;
  let names = 0;
  let usernames = 0;
  let spare: Promise<Person> | undefined;
  let ended: Promise<Cookies> | undefined;
  let otherSpare: Promise<Person> | undefined;
  const newName = () => `${prefix} ${(names += 1)}`;
  const newUsername = () => `${usernamePrefix}${(usernames += 1)}`;
  const first = (): Person => signIn?.person ?? skip(withoutAccount);
  const second = (): Person => otherSignIn?.person ?? skip('there is no second account');
  async function newPerson(password?: string): Promise<Person> {
    if (!mayRegister) skip('no account is registered when one is given');
    const registered = await register(network, newUsername(), password);
    signIns.push(registered);
    return registered.person ?? skip('a further account could not be registered and signed in');
  }
  async function openSpare(): Promise<Person> {
    spare ??= mayRegister ? newPerson() : Promise.resolve(first());
    return withSession(await spare);
  }
  const ownList = async ({ browser }: Person): Promise<Fields[]> =>
    expectList('CreationList', await browser.call(endpoints.listCreations));
  return {
    ...options,
    signIn,
    bodies: sampleBodies(options),
    visitor: () => openBrowser(network),
    /** @throws Skip if no account could be signed in */
    first,
    second,
    /** Whether the account of a person was registered by this run, so that its state is known. */
    isNew: (person: Person) => signIns.some((one) => one?.person === person && one.registered !== undefined),
    /** Registers an account for a rule that needs one of its own. @throws Skip if that is not allowed, or does not work */
    newPerson,
    /**
     * The person for logins, and for bodies that a faulty server may obey: a third account, or the first one if accounts
     * are given. Logged in again if a login elsewhere has ended the session.
     */
    spare: openSpare,
    /** Another such person: a fourth account, or the second one if accounts are given. @throws Skip if there is none */
    async otherSpare(): Promise<Person> {
      otherSpare ??= mayRegister ? newPerson() : Promise.resolve(second());
      return withSession(await otherSpare);
    },
    /** The cookies of a session that a logout has ended. */
    endedSession: () => (ended ??= openSpare().then(({ account }) => endSession(network, account))),
    /** A title that is unique on the server. */
    newName,
    /** A username that is unique on the server: at most 15 letters and digits, as strict servers require. */
    newUsername,
    newForm: (password?: string) => registrationForm(newUsername(), password, network.emailDomain),
    ownList,
    gallery: async (browser: Browser): Promise<Fields[]> =>
      expectList('GalleryList', await browser.call(endpoints.listGallery)),
    /** Saves a creation and finds it in the user's list. @throws Skip if saving does not work, which has its own check */
    async save(person: Person, changes?: Partial<CreationChanges>): Promise<{ id: Id; title: string }> {
      const title = newName();
      const body = { ...newCreation(person.id, title, mediaUrl), ...changes, title };
      try {
        expectSuccess(await person.browser.call(endpoints.saveCreation, { body }));
        const id = idOf((await ownList(person)).find((one) => one['title'] === title));
        return { id: id ?? skip('what is saved is not in the own list'), title };
      } catch (error) {
        if (error instanceof Failure) throw new Skip('saving or listing does not work');
        throw error;
      }
    },
  };
}

/** Logs a person in again whose session a login elsewhere has ended. */
const withSession = async (person: Person): Promise<Person> =>
  (await renewSession(person)) ? person : skip('the account cannot log in');

/** Logs in once more and out again. @throws Skip if one of both does not work, which have their own checks */
async function endSession(network: Network, account: Account): Promise<Cookies> {
  const { browser, person } = await logInWithNewBrowser(network, account);
  if (!person) skip('the account cannot log in');
  const cookies = new Map(browser.cookies);
  await browser.call(endpoints.logout);
  return cookies;
}

export function skip(reason: string): never {
  throw new Skip(reason);
}

export function idOf(fields: Fields | undefined): Id | undefined {
  const id = fields?.['id'];
  return typeof id === 'string' || typeof id === 'number' ? id : undefined;
}
