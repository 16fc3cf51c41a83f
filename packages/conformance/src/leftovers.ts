import { endpoints, type AnyEndpoint } from '@product/api-client';
import type { Answer } from './browser';
import { isRecord, toJson } from './json';

export type Leftovers = ReturnType<typeof trackLeftovers>;

const SIGN_IN_CALLS: readonly string[] = [
  endpoints.register.name,
  endpoints.login.name,
  endpoints.logout.name,
];

const CHECKOUTS: readonly string[] = [endpoints.checkOutTokens.name, endpoints.checkOutSubscription.name];

/** What the calls of a run have left: accounts and checkouts, which no call removes, and new sessions. */
export function trackLeftovers() {
  const accounts: string[] = [];
  const origins = new Set<string>();
  let checkouts = 0;
  let signInCalls = 0;
  let listLength = 0;
  return {
    accounts,
    /** In the order in which they were seen. */
    get checkoutOrigins() {
      return [...origins];
    },
    /** How many calls have begun or ended a session. */
    get signInCalls() {
      return signInCalls;
    },
    /** Of the latest own list that was read, in characters. */
    get listLength() {
      return listLength;
    },
    get checkouts() {
      return checkouts;
    },
    record({ name }: AnyEndpoint, body: unknown, { status, text }: Answer) {
      if (status < 200 || status > 299) return;
      if (name === endpoints.listCreations.name) listLength = text.length;
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
