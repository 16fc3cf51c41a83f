import { endpoints, type AnyEndpoint } from '@product/api-client';
import { REFUSALS, type EndpointName } from '@product/api-client/contract';
import { createdByPost, type CreatedData } from './check';
import type { CheckContext } from './check-context';
import { newCreation } from './samples';

export type PrivateName = {
  [Name in EndpointName]: 'signed-out' extends keyof (typeof REFUSALS)[Name] ? Name : never;
}[EndpointName];

export interface PrivateCall {
  endpoint: AnyEndpoint & { name: PrivateName };
  /** What a server that does not ask for the session would create. */
  creates: CreatedData | undefined;
  options: (context: CheckContext) => { params: { id: number }; body: unknown };
}

/** The id of no creation and no user, so that a server without access checks loses nothing. */
export const UNKNOWN_ID = 2_147_483_647;

const isPrivate = (endpoint: AnyEndpoint): endpoint is PrivateCall['endpoint'] =>
  Object.hasOwn(REFUSALS, endpoint.name) && 'signed-out' in REFUSALS[endpoint.name as EndpointName];

/** Every call that needs a session, with a valid body. */
export const PRIVATE_CALLS: readonly PrivateCall[] = Object.values<AnyEndpoint>(endpoints)
  .filter(isPrivate)
  .map((endpoint) => ({
    endpoint,
    creates: createdByPost(endpoint),
    options: (context) => ({ params: { id: UNKNOWN_ID }, body: bodyOf(endpoint.name, context) }),
  }));

/** A creation is saved for the first user, where it is found and deleted. */
const bodyOf = (name: PrivateName, { signIn, newName, mediaUrl, bodies }: CheckContext) =>
  name === 'creations.save'
    ? newCreation(signIn?.person?.id ?? UNKNOWN_ID, newName(), mediaUrl)
    : bodies[name];
