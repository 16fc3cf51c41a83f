import type { User } from '@product/api-client';
import type { Credentials } from '@product/domain';
import { fingerprint } from './fingerprint';
import { newId, type Account, type State } from './state';

export type NewAccount = Pick<Account, 'username' | 'email' | 'registeredAt'> & {
  password: string;
} & Partial<Pick<Account, 'tokens' | 'isAdmin' | 'subscriptionStatus' | 'language'>>;

export function addAccount(state: State, { password, ...fields }: NewAccount): Account {
  const id = newId(state);
  const account: Account = {
    id,
    tokens: 0,
    isAdmin: false,
    subscriptionStatus: null,
    language: null,
    trial: { day: 0, used: 0 },
    ...fields,
    passwordHash: hashPassword(id, password),
  };
  state.accounts.push(account);
  return account;
}

export function findAccount(state: State, id: number | undefined): Account | undefined {
  return state.accounts.find((account) => account.id === id);
}

/** Usernames and e-mail addresses are compared case-insensitively, without surrounding spaces. */
export function findByName(
  state: State,
  name: { username: string } | { email: string },
): Account | undefined {
  const [field, value] =
    'email' in name ? (['email', name.email] as const) : (['username', name.username] as const);
  return state.accounts.find((account) => sameText(account[field], value));
}

export function findByCredentials(state: State, credentials: Credentials): Account | undefined {
  const account = findByName(state, credentials);
  return account && account.passwordHash === hashPassword(account.id, credentials.password)
    ? account
    : undefined;
}

/** The account as the API returns it to its owner, without the fields of the back end. */
export function toUser(account: Account): User {
  const { id, username, email, tokens, isAdmin, subscriptionStatus, language } = account;
  return { id, username, email, tokens, isAdmin, subscriptionStatus, language };
}

/** Salted with the account's id, so that equal passwords have different hashes. Not secure: see `fingerprint`. */
export function hashPassword(id: number, password: string): string {
  return fingerprint(`${id}:${password}`);
}

function sameText(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
