import { creationListSchema, endpoints, userSchema, type Creation, type Id } from '@product/api-client';
import { openBrowser, type Answer, type Browser, type Network } from './browser';
import { toJson } from './json';

/** An account to test the server with. */
export interface Account {
  /** A username or an email. */
  username: string;
  password: string;
}

export interface Person {
  browser: Browser;
  account: Account;
  id: Id;
  username: string;
  email: string;
  /** Before the checks. `null` if the account has none. */
  language: string | null;
}

/** The result of a registration or a login. `person` is set if the user is signed in. */
export interface SignInResult {
  /** The response to the registration. `undefined` for an account that existed before. */
  registered: Answer | undefined;
  /** The response to the login. `undefined` if the registration signed the user in. */
  login: Answer | undefined;
  browser: Browser;
  account: Account;
  /** The email of the account. Empty if a given account could not log in. */
  email: string;
  person: Person | undefined;
}

const PASSWORD = 'Conformance-1';

const DEFAULT_EMAIL_DOMAIN = 'example.com';

export const registrationForm = (
  username: string,
  password = PASSWORD,
  emailDomain = DEFAULT_EMAIL_DOMAIN,
) => ({
  username,
  email: `${username}@${emailDomain}`,
  password,
  confirmPassword: password,
});

/** Registers a new account and signs it in: by the registration, or by a login if the registration did not. */
export async function register(
  network: Network,
  username: string,
  password = PASSWORD,
): Promise<SignInResult> {
  const browser = openBrowser(network);
  const body = registrationForm(username, password, network.emailDomain);
  const { email } = body;
  const registered = await browser.call(endpoints.register, { body });
  const account = { username, password };
  const signedIn = await identify(browser, account);
  if (signedIn) return { registered, login: undefined, browser, account, email, person: signedIn };
  const { login, person } = await logInWithNewBrowser(network, account);
  return { registered, login, browser, account, email, person };
}

export async function logInWithNewBrowser(network: Network, account: Account): Promise<SignInResult> {
  const browser = openBrowser(network);
  const login = await logIn(browser, account);
  const person = await identify(browser, account);
  return { registered: undefined, login, browser, account, email: person?.email ?? '', person };
}

/** The body of a login. */
export const credentialsOf = ({ username, password }: Account) => ({
  [username.includes('@') ? 'email' : 'username']: username,
  password,
});

export const logIn = (browser: Browser, account: Account): Promise<Answer> =>
  browser.call(endpoints.login, { body: credentialsOf(account) });

/**
 * Logs a person in again if the session has ended. A login ends the earlier session on servers that allow one for each
 * user.
 * @returns whether the person is signed in
 */
export async function renewSession({ browser, account, id }: Person): Promise<boolean> {
  if ((await identify(browser, account))?.id === id) return true;
  await logIn(browser, account);
  return (await identify(browser, account))?.id === id;
}

async function identify(browser: Browser, account: Account): Promise<Person | undefined> {
  const { status, text } = await browser.call(endpoints.getUser);
  const user = userSchema.safeParse(toJson(text));
  if (status !== 200 || !user.success) return undefined;
  const { id, username, email, language } = user.data;
  return { browser, account, id, username, email, language };
}

/** The own list; empty if it cannot be read. */
export async function readList(browser: Browser): Promise<Creation[]> {
  const { text } = await browser.call(endpoints.listCreations);
  return creationListSchema.safeParse(toJson(text)).data ?? [];
}
