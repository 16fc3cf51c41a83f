import type { RouteName } from '../../endpoint-name';
import { scopes } from '../scopes';
import { badAnswers } from './answers';
import { checkoutFaults } from './checkout';
import { entry, type CatalogueFault, type CatalogueFaults } from './entry';
import { mediaFaults } from './media';
import { networkFaults } from './network';
import { errorResponses } from './error-responses';
import { sessionFaults } from './session';

/** Failures before the first API request. */
const appFileFaults = {
  F47: {
    ...entry('app', 'A file of translations is missing, or is not JSON.'),
    hosts:
      'Translations are files of the app, not answers of the API: no host of the mock sees them. English is in the first load, so that there is always a language to fall back to (apps/web/src/i18n/create-i18n.ts).',
  },
} as const satisfies CatalogueFaults;

const entries = {
  ...networkFaults,
  ...errorResponses,
  ...badAnswers,
  ...mediaFaults,
  ...checkoutFaults,
  ...sessionFaults,
  ...appFileFaults,
} satisfies CatalogueFaults;

export type FaultId = keyof typeof entries;

type Entry = CatalogueFault & { id: FaultId };

export const catalogue: readonly Entry[] = (Object.keys(entries) as FaultId[])
  .sort()
  .map((id) => ({ id, ...entries[id] }));

/** @throws for an id that is not in the catalogue; the message names the valid ids */
export function faultOf(id: string): Entry {
  const found = catalogue.find((one) => one.id === id);
  if (!found) {
    throw new Error(`There is no fault ${id}. There are ${catalogue[0]?.id} to ${catalogue.at(-1)?.id}.`);
  }
  return found;
}

/**
 * The endpoints that a fault affects: the given one, or all of its scope.
 * @throws if the endpoint is not in the fault's scope, or no host of the mock can produce the fault
 */
export function placesOf(id: string, place: RouteName | undefined): readonly RouteName[] {
  const { scope, effects, hosts, summary } = faultOf(id);
  const { description, names }: { description: string; names: readonly RouteName[] } = scopes[scope];
  if (effects.length === 0) throw new Error(`The mock cannot produce ${id}. ${hosts}`);
  if (place === undefined) return names;
  if (!names.includes(place)) {
    throw new Error(`${id} does not apply to ${place}: it is for ${description}. (${summary})`);
  }
  return [place];
}

export interface FaultListing {
  id: FaultId;
  summary: string;
  /** The endpoints that it applies to. Empty if no host of the mock can produce it. */
  endpoints: readonly RouteName[];
  where: string;
  /** Why it does not apply to the other documented endpoints. */
  elsewhere: string;
  variants: number;
  hosts?: string;
}

export const faultMenu: readonly FaultListing[] = catalogue.map(({ id, summary, scope, effects, hosts }) => ({
  id,
  summary,
  endpoints: scopes[scope].names,
  where: scopes[scope].description,
  elsewhere: scopes[scope].elsewhere,
  variants: effects.length,
  ...(hosts !== undefined && { hosts }),
}));
