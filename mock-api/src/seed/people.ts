import { faker } from '@faker-js/faker/locale/en';
import { addAccount } from '../accounts';
import type { Account, State } from '../state';

export const DEMO_PASSWORD = 'password';

/** The documented demo accounts (decisions, section 4). */
export const DEMO_ACCOUNTS = ['demo', 'newcomer', 'subscriber', 'admin'] as const;
export type DemoAccount = (typeof DEMO_ACCOUNTS)[number];

const AUTHORS = 8;
const ACCOUNT_AGE_MS = 90 * 86_400_000;

type Traits = Partial<Pick<Account, 'tokens' | 'isAdmin' | 'subscriptionStatus'>>;

const TRAITS: Record<DemoAccount, Traits> = {
  demo: { tokens: 120 },
  newcomer: {},
  subscriber: { subscriptionStatus: 'active' },
  admin: { isAdmin: true },
};

export function addPeople(state: State, now: number): { demo: Account; authors: Account[] } {
  const add = (username: string, traits: Traits = {}, registeredAt = now - ACCOUNT_AGE_MS) =>
    addAccount(state, {
      username,
      email: `${username}@example.com`,
      password: DEMO_PASSWORD,
      registeredAt,
      ...traits,
    });
  const demo = add('demo', TRAITS.demo);
  add('newcomer', TRAITS.newcomer, now);
  add('subscriber', TRAITS.subscriber);
  add('admin', TRAITS.admin);
  return { demo, authors: authorNames().map((name) => add(name)) };
}

/** Seeded, so that the names are the same every time. */
function authorNames(): string[] {
  faker.seed(7);
  faker.setDefaultRefDate('2026-01-05T09:00:00Z');
  return faker.helpers.uniqueArray(() => faker.person.firstName().toLowerCase(), AUTHORS);
}
