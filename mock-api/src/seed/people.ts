import { addAccount, type NewAccount } from '../accounts';
import type { Account, State } from '../state';

export const DEMO_PASSWORD = 'password';

/** The documented demo accounts (decisions, section 4). */
export const DEMO_ACCOUNTS = ['demo', 'newcomer', 'subscriber', 'admin'] as const;
export type DemoAccount = (typeof DEMO_ACCOUNTS)[number];

const AUTHORS = ['janae', 'kerry', 'domenick', 'penelope', 'elise', 'horace', 'keyshawn', 'jonas'];
const ACCOUNT_AGE_MS = 90 * 86_400_000;

export function addPeople(state: State, now: number): { demo: Account; authors: Account[] } {
  const add = (username: string, fields: Partial<NewAccount> = {}) =>
    addAccount(state, {
      username,
      email: `${username}@example.com`,
      password: DEMO_PASSWORD,
      registeredAt: now - ACCOUNT_AGE_MS,
      ...fields,
    });
  const demo = add('demo', { tokens: 120 });
  add('newcomer', { registeredAt: now });
  add('subscriber', { subscriptionStatus: 'active' });
  add('admin', { isAdmin: true });
  return { demo, authors: AUTHORS.map((name) => add(name)) };
}
