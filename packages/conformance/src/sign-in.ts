import type { Network } from './browser';
import { show } from './expectations';
import { logInWithNewBrowser, register, type Account, type SignInResult } from './people';
import { NoAnswer, Skip } from './verdicts';

/** The given accounts cannot be used: one cannot log in, or both are the same user. Hardly anything could be tested. */
export class CredentialsError extends Error {
  override readonly name = 'CredentialsError';
}

/** How two users come about: as `accounts`, or else by registration. */
export interface SignInOptions {
  accounts?: readonly Account[] | undefined;
  mayRegister: boolean;
  usernamePrefix: string;
}

/**
 * Signs two users in, one after the other, so that the second cannot be mistaken for the first.
 * @param signIns gets the results, so that those before an error are known
 * @throws CredentialsError
 */
export async function signInUsers(
  network: Network,
  signIns: (SignInResult | undefined)[],
  { accounts, mayRegister, usernamePrefix }: SignInOptions,
): Promise<void> {
  for (const index of [0, 1]) {
    const account = accounts?.[index];
    if (account) signIns.push(await logInOrThrow(network, account));
    else if (!mayRegister) signIns.push(undefined);
    else signIns.push(await ignoreNoAnswer(register(network, usernamePrefix + 'ab'[index])));
  }
  const [first, second] = signIns.map((signIn) => signIn?.person);
  // Two new accounts with the same id are a fault of the server, which the rules name.
  if (accounts?.length && first && second && first.id === second.id) {
    const names = `${first.account.username} and ${second.account.username}`;
    throw new CredentialsError(`${names} are the same user. Give two different ones, or one.`);
  }
}

async function logInOrThrow(network: Network, account: Account): Promise<SignInResult> {
  const reason = (answer: string) => new CredentialsError(`${account.username} could not log in: ${answer}`);
  const signIn = await logInWithNewBrowser(network, account).catch((error: unknown) => {
    if (error instanceof Skip) throw reason(error.message);
    throw error instanceof NoAnswer ? reason(error.received) : error;
  });
  const { login } = signIn;
  // After a 2xx without a session the checks run: they report what is wrong with the cookie.
  if (login && (login.status < 200 || login.status > 299)) throw reason(show(login));
  return signIn;
}

const ignoreNoAnswer = (signIn: Promise<SignInResult>): Promise<SignInResult | undefined> =>
  signIn.catch((error: unknown) => {
    if (error instanceof NoAnswer || error instanceof Skip) return undefined;
    throw error;
  });
