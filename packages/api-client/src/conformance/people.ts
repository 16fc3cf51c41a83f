import { endpoints } from '../endpoints';
import type { Id } from '../schema';
import { userSchema } from '../session/user.schema';
import { openBrowser, type Answer, type Browser, type Network } from './browser';
import { toJson } from './json';

/** An account to test the server with. */
export interface Account {
  /** A username or an email. */
  username: string;
  password: string;
}

/** A signed-in user. */
export interface Person {
  browser: Browser;
  account: Account;
  id: Id;
  username: string;
  email: string;
}

/** The result of a registration or a login. `person` is set if the user is signed in. */
export interface Entrance {
  /** The response to the registration. `undefined` for an account that existed before. */
  registered: Answer | undefined;
  /** The browser after the registration or login. */
  browser: Browser;
  account: Account;
  /** The email of the account. Empty if an account that existed before could not log in. */
  email: string;
  person: Person | undefined;
}

export const PASSWORD = 'Conformance-1';

/** Registers a new account and signs it in: by the registration, or by a login if the registration did not. */
export async function register(network: Network, username: string): Promise<Entrance> {
  const browser = openBrowser(network);
  const email = `${username}@example.com`;
  const body = { username, email, password: PASSWORD, confirmPassword: PASSWORD };
  const registered = await browser.call(endpoints.register, { body });
  const account = { username, password: PASSWORD };
  const person = (await identify(browser, account)) ?? (await enter(network, account)).person;
  return { registered, browser, account, email, person };
}

/** Logs in with an account that exists. */
export async function enter(network: Network, account: Account): Promise<Entrance> {
  const browser = openBrowser(network);
  const { username, password } = account;
  const name = username.includes('@') ? { email: username } : { username };
  await browser.call(endpoints.login, { body: { ...name, password } });
  const person = await identify(browser, account);
  return { registered: undefined, browser, account, email: person?.email ?? '', person };
}

async function identify(browser: Browser, account: Account): Promise<Person | undefined> {
  const { text } = await browser.call(endpoints.getUser);
  const user = userSchema.safeParse(toJson(text));
  if (!user.success) return undefined;
  const { id, username, email } = user.data;
  return { browser, account, id, username, email };
}
