import { endpoints, type AnyEndpoint } from '@product/api-client';
import type { Answer } from './browser';
import { isRecord } from './json';

/** The accounts and checkouts that a server has created, and that no call removes. */
export interface Leftovers {
  readonly accounts: readonly string[];
  readonly checkouts: number;
  /** Records an answered call. */
  record: (endpoint: AnyEndpoint, body: unknown, answer: Answer) => void;
}

const CHECKOUTS: readonly string[] = [endpoints.checkOutTokens.name, endpoints.checkOutSubscription.name];

export function trackLeftovers(): Leftovers {
  const accounts: string[] = [];
  let checkouts = 0;
  return {
    accounts,
    get checkouts() {
      return checkouts;
    },
    record({ name }, body, { status }) {
      if (status < 200 || status > 299) return;
      if (name === endpoints.register.name && isRecord(body)) accounts.push(String(body['username']).trim());
      if (CHECKOUTS.includes(name)) checkouts += 1;
    },
  };
}
