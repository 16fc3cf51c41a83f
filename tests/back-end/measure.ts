import {
  runConformance,
  type ConformanceOptions,
  type Report,
  type Result,
  type SequenceSearch,
} from '@product/conformance';
import type { Plant } from './behaviour';
import { KINDS, type Fault } from './faults/fault';
import { startBackEnd } from './server';
import type { Variation } from './variations';

const APP = 'http://localhost:5173';

/** Each run mostly waits for its server. */
const RUNS_AT_ONCE = 4;

export interface Measured {
  fault: Fault;
  /** The ids of the failed rules that look for faults of its kind. */
  caughtBy: string[];
  /** The ids of the other failed rules. */
  others: string[];
}

/** Tests a server, with a fault or a variation if one is given. */
export async function tryServer(plant?: Plant, options: Partial<ConformanceOptions> = {}): Promise<Report> {
  const { address, close } = await startBackEnd({
    origins: [APP],
    passwordCost: 2,
    plant,
    onError: () => {},
  });
  try {
    return await runConformance({ baseUrl: address, allowGenerate: true, origin: APP, ...options });
  } finally {
    await close();
  }
}

/** Searches a server for a sequence of calls that shows a fault. */
export async function searchServer(search: SequenceSearch, plant?: Plant) {
  const { results } = await tryServer(plant, { search, origin: undefined, only: ['search.sequence'] });
  const { outcome, ...rest } = results.find(({ id }) => id === 'search.sequence') as Result;
  return { outcome, script: 'script' in rest ? rest.script : undefined };
}

async function tryFault(fault: Fault, everyRule: boolean): Promise<Measured> {
  const kinds: readonly string[] = KINDS[fault.kind];
  const selected = { allowGenerate: true, only: kinds };
  const { results } = await tryServer(fault.plant, everyRule ? {} : selected);
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  const idsThat = (match: boolean) =>
    failed.filter(({ kind }) => kinds.includes(kind) === match).map(({ id }) => id);
  return { fault, caughtBy: idsThat(true), others: idsThat(false) };
}

/** Keeps the order. */
async function mapSideBySide<Item, Value>(
  items: readonly Item[],
  map: (item: Item) => Promise<Value>,
): Promise<Value[]> {
  const left = items.entries();
  const values: Value[] = [];
  const work = async (): Promise<void> => {
    for (const [index, item] of left) values[index] = await map(item);
  };
  await Promise.all(Array.from({ length: RUNS_AT_ONCE }, work));
  return values;
}

/**
 * Plants the faults one at a time.
 * @param everyRule tries the rules of other kinds as well, which takes about four times as long
 */
export const measure = (faults: readonly Fault[], everyRule = false): Promise<Measured[]> =>
  mapSideBySide(faults, (fault) => tryFault(fault, everyRule));

async function listAlarms({ name, plant, options }: Variation): Promise<string[]> {
  const { results } = await tryServer(plant, options);
  return results.flatMap((result) =>
    result.outcome === 'failed'
      ? [`${name}: ${result.id}: expected ${result.expected}, received ${result.received}`]
      : [],
  );
}

/** The rules that fail although the server is correct. */
export const listFalseAlarms = async (variations: readonly Variation[]): Promise<string[]> =>
  (await mapSideBySide(variations, listAlarms)).flat();

export const isCaught = ({ caughtBy }: Measured): boolean => caughtBy.length > 0;

/** The faults that are missed, or only seen by rules of another kind. */
export function formatSummary(measured: readonly Measured[]): string {
  const missed = measured.filter((each) => !isCaught(each));
  return [
    `${measured.length - missed.length} of ${measured.length} faults are caught by a rule of their kind.`,
    ...missed.map(({ fault: { kind, name }, others }) => {
      const seen = others.length > 0 ? ` (only by rules of another kind: ${others.join(', ')})` : '';
      return `missed  ${kind}  ${name}${seen}`;
    }),
  ].join('\n');
}
