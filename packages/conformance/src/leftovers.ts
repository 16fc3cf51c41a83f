import { endpoints, type AnyEndpoint } from '@product/api-client';
import type { Answer } from './browser';
import { isRecord, toJson } from './json';

/** What the calls of a run have left: accounts and checkouts, which no call removes, and new sessions. */
export interface Leftovers {
  readonly accounts: readonly string[];
  readonly checkouts: number;
  /** The origins of the checkouts, in the order in which they were seen. */
  readonly checkoutOrigins: string[];
  /** How many calls have begun or ended a session. */
  readonly signInCalls: number;
  record: (endpoint: AnyEndpoint, body: unknown, answer: Answer) => void;
}

const SIGN_IN_CALLS: readonly string[] = [
  endpoints.register.name,
  endpoints.login.name,
  endpoints.logout.name,
];

const CHECKOUTS: readonly string[] = [endpoints.checkOutTokens.name, endpoints.checkOutSubscription.name];

export function trackLeftovers(): Leftovers {
  const accounts: string[] = [];
  const origins = new Set<string>();
  let checkouts = 0;
  let signInCalls = 0;
  return {
    accounts,
    get checkoutOrigins() {
      return [...origins];
    },
    get signInCalls() {
      return signInCalls;
    },
    get checkouts() {
      return checkouts;
    },
    record({ name }, body, { status, text }) {
      if (status < 200 || status > 299) return;
      if (name === endpoints.register.name && isRecord(body)) accounts.push(String(body['username']).trim());
      if (SIGN_IN_CALLS.includes(name)) signInCalls += 1;
      if (!CHECKOUTS.includes(name)) return;
      checkouts += 1;
      const answer = toJson(text);
      const url = isRecord(answer) ? String(answer['url']) : '';
      if (URL.canParse(url)) origins.add(new URL(url).origin);
    },
  };
}
