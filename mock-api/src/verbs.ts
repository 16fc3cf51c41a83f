import type { Creation } from '@product/api-client';
import type { EndpointName } from './endpoint-name';
import type { FaultId } from './faults/catalogue';
import type { When } from './faults/catalogue/entry';
import type { Fault } from './faults/faults';
import type { PlacedFault } from './faults/read-fault';
import type { Account, CreditTime } from './state';

/** How a world differs from its scenario: a fault, or other contents. Plain data. */
export type Bend = Fault | ({ verb: 'seed' } & Seed);

/** Other contents. What is not given stays. */
export interface Seed {
  /** Changes to the person who is signed in. */
  user?: Partial<
    Pick<Account, 'username' | 'email' | 'tokens' | 'isAdmin' | 'subscriptionStatus' | 'language'>
  >;
  /** The signed-in person's creations, newest first, instead of the scenario's. */
  creations?: Partial<Omit<Creation, 'userId'>>[];
  /** Everyone else's public pieces, newest first, instead of the scenario's. */
  community?: Partial<Omit<Creation, 'userId' | 'isPublic'>>[];
  /** So many public pieces more. */
  crowd?: number;
  /** When what is paid for at the checkout arrives, unless the payer chooses otherwise there. */
  creditTime?: CreditTime;
}

/** An endpoint value of the client, or any of its kind. */
type Named = { name: EndpointName };

/**
 * Answers an endpoint's calls with an error.
 * @param body text as it is (an HTML page, say), or a value that is sent as JSON. None: an empty body
 */
export function fail({ name }: Named, status: number, body: unknown = '', when: When = {}): Bend {
  return { verb: 'answer', endpoint: name, status, ...toContent(body), ...when };
}

/** Answers an endpoint's calls with 200 and a body of your own, whether or not it keeps the contract. */
export function answer({ name }: Named, body: unknown, when: When = {}): Bend {
  return { verb: 'answer', endpoint: name, status: 200, ...toContent(body), ...when };
}

/** Never answers, until the request is aborted. */
export function hang({ name }: Named, when: When = {}): Bend {
  return { verb: 'hang', endpoint: name, ...when };
}

/** Lets requests fail without an answer, as without a network. No endpoint: all of them. */
export function offline(endpoint?: Named, when: When = {}): Bend {
  return { verb: 'offline', endpoint: endpoint?.name, ...when };
}

/** Lets an endpoint take so many milliseconds more. */
export function slow({ name }: Named, ms: number, when: When = {}): Bend {
  return { verb: 'slow', endpoint: name, ms, ...when };
}

/**
 * Puts a fault of the catalogue in the way: `fault('F12', endpoints.generate, { after: 1 })`.
 * @param endpoint where; none: wherever it makes sense
 * @param when and, if one is wanted, which of the fault's kinds, counted from 1
 */
export function fault(
  id: FaultId,
  endpoint?: Named,
  when: When & Pick<PlacedFault, 'variant'> = {},
): PlacedFault {
  return { verb: 'fault', id, ...(endpoint && { endpoint: endpoint.name }), ...when };
}

/** Gives the world other contents. */
export function seed(contents: Seed): Bend {
  return { verb: 'seed', ...contents };
}

/** Text as it is, with the type it looks like; anything else as JSON. */
export function toContent(body: unknown): { body: string; contentType: string } {
  if (typeof body !== 'string') return { body: JSON.stringify(body), contentType: 'application/json' };
  const contentType = body.trimStart().startsWith('<') ? 'text/html' : body ? 'text/plain' : '';
  return { body, contentType };
}
