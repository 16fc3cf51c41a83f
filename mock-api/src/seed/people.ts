import { faker } from '@faker-js/faker/locale/en';
import { addAccount, type NewAccount } from '../accounts';
import type { Account, State } from '../state';

export const DEMO_PASSWORD = 'password';

/** The documented demo accounts (decisions, section 4). */
export const DEMO_ACCOUNTS = ['demo', 'newcomer', 'subscriber', 'admin'] as const;
export type DemoAccount = (typeof DEMO_ACCOUNTS)[number];

const AUTHORS = 8;
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
  return { demo, authors: authorNames().map((name) => add(name)) };
}

/** Seeded, so that the names are the same every time. */
function authorNames(): string[] {
  faker.seed(7);
  faker.setDefaultRefDate('2026-01-05T09:00:00Z');
  return faker.helpers.uniqueArray(() => faker.person.firstName().toLowerCase(), AUTHORS);
}
