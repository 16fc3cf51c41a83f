import type { RouteName } from '../../endpoint-name';
import { scopes } from '../scopes';
import { badAnswers } from './answers';
import { appFileFaults } from './app-files';
import { checkoutFaults } from './checkout';
import type { CatalogueFault } from './entry';
import { mediaFaults } from './media';
import { networkFaults } from './network';
import { refusals } from './refusals';
import { sessionFaults } from './session';

const entries = [
  ...networkFaults,
  ...refusals,
  ...badAnswers,
  ...mediaFaults,
  ...checkoutFaults,
  ...sessionFaults,
  ...appFileFaults,
] as const;

export type FaultId = (typeof entries)[number]['id'];

/** Every fault worth testing against, by its number. */
export const catalogue: readonly (CatalogueFault & { id: FaultId })[] = entries.toSorted((one, other) =>
  one.id.localeCompare(other.id),
);

const byId = new Map<string, CatalogueFault>(catalogue.map((entry) => [entry.id, entry]));

/** @throws for an id that is not in the catalogue; the message says which are */
export function faultOf(id: string): CatalogueFault {
  const entry = byId.get(id);
  if (!entry) {
    throw new Error(`There is no fault ${id}. There are ${catalogue[0]?.id} to ${catalogue.at(-1)?.id}.`);
  }
  return entry;
}

/**
 * Where a fault takes place: at the one given, or wherever it makes sense.
 * @throws where it makes none, or where no host of the mock can do it
 */
export function placesOf(id: string, place: RouteName | undefined): readonly RouteName[] {
  const { scope, effects, hosts, summary } = faultOf(id);
  const { words, names }: { words: string; names: readonly RouteName[] } = scopes[scope];
  if (effects.length === 0) throw new Error(`${id} is not the mock's to do. ${hosts}`);
  if (place === undefined) return names;
  if (!names.includes(place)) {
    throw new Error(`${id} makes no sense for ${place}: it is for ${words}. (${summary})`);
  }
  return [place];
}

/** A fault as a menu shows it. */
export interface FaultListing {
  id: FaultId;
  /** One sentence for whoever chooses. */
  summary: string;
  /** Where it makes sense; none: no host of the mock can do it. */
  endpoints: readonly RouteName[];
  /** The same as a person would say it. */
  where: string;
  /** Why it makes none for the other documented calls. */
  elsewhere: string;
  /** How many kinds of it there are; a fault's calls meet them by turns. */
  variants: number;
  /** What differs from one host to another. */
  hosts?: string;
}

/** The catalogue for a menu, a table or a listing. */
export const faultMenu: readonly FaultListing[] = catalogue.map(({ id, summary, scope, effects, hosts }) => ({
  id,
  summary,
  endpoints: scopes[scope].names,
  where: scopes[scope].words,
  elsewhere: scopes[scope].elsewhere,
  variants: effects.length,
  ...(hosts !== undefined && { hosts }),
}));
