import type { AnyEndpoint } from '../endpoint';
import { endpoints } from '../endpoints';
import type { Answer } from './browser';
import { isRecord } from './json';

/** What no call removes again: the accounts and checkouts that a server has made. */
export interface Trail {
  readonly accounts: readonly string[];
  readonly checkouts: number;
  /** Takes note of an answered call. */
  follow: (endpoint: AnyEndpoint, body: unknown, answer: Answer) => void;
}

const CHECKOUTS: readonly string[] = [endpoints.checkOutTokens.name, endpoints.checkOutSubscription.name];

export function startTrail(): Trail {
  const accounts: string[] = [];
  let checkouts = 0;
  return {
    accounts,
    get checkouts() {
      return checkouts;
    },
    follow({ name }, body, { status }) {
      if (status < 200 || status > 299) return;
      if (name === endpoints.register.name && isRecord(body)) accounts.push(String(body['username']));
      if (CHECKOUTS.includes(name)) checkouts += 1;
    },
  };
}
