import { endpoints } from '../endpoints';
import type { Id } from '../schema';
import { userSchema } from '../session/user.schema';
import { openBrowser, type Answer, type Browser, type Network } from './browser';
import { toJson } from './json';

/** An account to try the server with. */
export interface Account {
  /** A username or an email. */
  username: string;
  password: string;
}

/** Someone who is signed in, as far as the server lets them. */
export interface Person {
  browser: Browser;
  account: Account;
  id: Id;
  username: string;
  email: string;
}

/** How someone's way in ended: the answer to it, and the person if they are signed in now. */
export interface Entrance {
  /** What registering answered; `undefined` for an account that was there before. */
  registered: Answer | undefined;
  /** The browser as registering left it. */
  browser: Browser;
  account: Account;
  /** What was registered. */
  email: string;
  person: Person | undefined;
}

export const PASSWORD = 'Conformance-1';

/** Registers a new account and signs it in: by registering, or by a log-in if that did not. */
export async function register(network: Network, username: string): Promise<Entrance> {
  const browser = openBrowser(network);
  const email = `${username}@example.com`;
  const body = { username, email, password: PASSWORD, confirmPassword: PASSWORD };
  const registered = await browser.call(endpoints.register, { body });
  const account = { username, password: PASSWORD };
  const person = (await identify(browser, account)) ?? (await enter(network, account)).person;
  return { registered, browser, account, email, person };
}

/** Signs in to an account that is there. */
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
