import type { Creation } from '@product/api-client';
import type { EndpointName } from './endpoint-name';
import type { FaultId } from './faults/catalogue';
import type { When } from './faults/catalogue/entry';
import type { Fault } from './faults/faults';
import type { PlacedFault } from './faults/read-fault';
import type { Account, CreditTime } from './state';

/** An override of a world's scenario: a fault, or other contents. Plain data. */
export type Override = Fault | ({ verb: 'seed' } & Seed);

/** Other contents of a world. Fields that are not given stay as they are. */
export interface Seed {
  user?: Partial<
    Pick<Account, 'username' | 'email' | 'tokens' | 'isAdmin' | 'subscriptionStatus' | 'language'>
  >;
  /** The signed-in user's creations, newest first, instead of the scenario's. */
  creations?: Partial<Omit<Creation, 'userId'>>[];
  /** The other users' public creations, newest first, instead of the scenario's. */
  community?: Partial<Omit<Creation, 'userId' | 'isPublic'>>[];
  crowd?: number;
  /** When payments are credited, unless the user chooses otherwise at the checkout. */
  creditTime?: CreditTime;
}

/** An endpoint of the API client, or any object with such a name. */
type Named = { name: EndpointName };

/**
 * Answers an endpoint's calls with an error.
 * @param body a string is sent as it is (for example HTML), any other value as JSON; empty by default
 */
export function fail({ name }: Named, status: number, body: unknown = '', when: When = {}): Override {
  return { verb: 'answer', endpoint: name, status, ...toContent(body), ...when };
}

/** Answers an endpoint's calls with 200 and any body, valid by the contract or not. */
export function answer({ name }: Named, body: unknown, when: When = {}): Override {
  return { verb: 'answer', endpoint: name, status: 200, ...toContent(body), ...when };
}

/** Does not answer until the request is aborted or the fault is removed. */
export function hang({ name }: Named, when: When = {}): Override {
  return { verb: 'hang', endpoint: name, ...when };
}

/** Makes requests fail without a response, as without a network. Without an endpoint, all documented calls fail. */
export function offline(endpoint?: Named, when: When = {}): Override {
  return { verb: 'offline', endpoint: endpoint?.name, ...when };
}

export function slow({ name }: Named, ms: number, when: When = {}): Override {
  return { verb: 'slow', endpoint: name, ms, ...when };
}

/**
 * Adds a fault of the catalogue: `fault('F12', endpoints.generate, { after: 1 })`.
 * @param endpoint by default, all endpoints of the fault's scope
 * @param when timing, and optionally the fault's variant, counted from 1
 */
export function fault(
  id: FaultId,
  endpoint?: Named,
  when: When & Pick<PlacedFault, 'variant'> = {},
): PlacedFault {
  return { verb: 'fault', id, ...(endpoint && { endpoint: endpoint.name }), ...when };
}

export function seed(contents: Seed): Override {
  return { verb: 'seed', ...contents };
}

/** A string as it is, with a guessed MIME type; anything else as JSON. */
export function toContent(body: unknown): { body: string; contentType: string } {
  if (typeof body !== 'string') return { body: JSON.stringify(body), contentType: 'application/json' };
  const contentType = body.trimStart().startsWith('<') ? 'text/html' : body ? 'text/plain' : '';
  return { body, contentType };
}
