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
  type Person,
  type SignInResult,
} from './people';
import { newCreation, sampleBodies, type Offers, type SampleBodies } from './samples';
import { Failure, Skip } from './verdicts';

type Fields = Record<string, unknown>;

/** The context of the checks: two users, and helpers that create and read data. */
export interface CheckContext extends Offers {
  network: Network;
  answers: AnswerLog;
  signIn: SignInResult | undefined;
  /** Those of all users of the run, in order. */
  signIns: readonly (SignInResult | undefined)[];
  visitor: () => Browser;
  /** @throws Skip if no account could be signed in */
  first: () => Person;
  second: () => Person;
  /** Whether the account of a person was registered by this run, so that its state is known. */
  isNew: (person: Person) => boolean;
  /** Registers an account for a rule that needs one of its own. @throws Skip if that is not allowed, or does not work */
  newPerson: (password?: string) => Promise<Person>;
  /**
   * The person for logins, and for bodies that a faulty server may obey: a third account, or the first one if accounts
   * are given. Logged in again if a login elsewhere has ended the session.
   */
  spare: () => Promise<Person>;
  /** The cookies of a session that a logout has ended. */
  endedSession: () => Promise<Cookies>;
  /** Another such person: a fourth account, or the second one if accounts are given. @throws Skip if there is none */
  otherSpare: () => Promise<Person>;
  /** A title that is unique on the server. */
  newName: () => string;
  /** A username that is unique on the server: at most 15 letters and digits, as strict servers require. */
  newUsername: () => string;
  newForm: (password?: string) => ReturnType<typeof registrationForm>;
  mediaUrl: string;
  bodies: SampleBodies;
  /** The origin of an app that calls the server from elsewhere. */
  origin: string | undefined;
  ownList: (person: Person) => Promise<Fields[]>;
  gallery: (browser: Browser) => Promise<Fields[]>;
  /** Saves a creation and finds it in the user's list. @throws Skip if saving does not work, which has its own check */
  save: (person: Person, changes?: Partial<CreationChanges>) => Promise<{ id: Id; title: string }>;
}

export interface CheckContextOptions
  extends Offers, Pick<CheckContext, 'network' | 'answers' | 'mediaUrl' | 'origin'> {
  /** The results of the first and the second user. Those of further accounts are appended. */
  signIns: (SignInResult | undefined)[];
  mayRegister: boolean;
  prefix: string;
  usernamePrefix: string;
  withoutAccount: string;
}

export function createCheckContext(options: CheckContextOptions): CheckContext {
  const { network, signIns, mayRegister, prefix, usernamePrefix, mediaUrl, withoutAccount } = options;
  const [first, second] = signIns;
  let names = 0;
  let usernames = 0;
  let spare: Promise<Person> | undefined;
  let ended: Promise<Cookies> | undefined;
  let otherSpare: Promise<Person> | undefined;
  const context: CheckContext = {
    ...options,
    signIn: first,
    bodies: sampleBodies(options),
    visitor: () => openBrowser(network),
    first: () => first?.person ?? skip(withoutAccount),
    second: () => second?.person ?? skip('there is no second account'),
    isNew: (person) => signIns.some((signIn) => signIn?.person === person && signIn.registered !== undefined),
    async newPerson(password) {
      if (!mayRegister) skip('no account is registered when one is given');
      const signIn = await register(network, context.newUsername(), password);
      signIns.push(signIn);
      return signIn.person ?? skip('a further account could not be registered and signed in');
    },
    async spare() {
      spare ??= mayRegister ? context.newPerson() : Promise.resolve(context.first());
      return withSession(await spare);
    },
    async otherSpare() {
      otherSpare ??= mayRegister ? context.newPerson() : Promise.resolve(context.second());
      return withSession(await otherSpare);
    },
    endedSession: () => (ended ??= endSession(network, context)),
    newName: () => `${prefix} ${(names += 1)}`,
    newUsername: () => `${usernamePrefix}${(usernames += 1)}`,
    newForm: (password) => registrationForm(context.newUsername(), password, network.emailDomain),
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

/** Logs a person in again whose session a login elsewhere has ended. */
const withSession = async (person: Person): Promise<Person> =>
  (await renewSession(person)) ? person : skip('the account cannot log in');

/** Logs in once more and out again. @throws Skip if one of both does not work, which have their own checks */
async function endSession(network: Network, context: CheckContext): Promise<Cookies> {
  const { account } = await context.spare();
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
