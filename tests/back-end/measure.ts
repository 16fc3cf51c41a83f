import {
  listRules,
  runConformance,
  type ConformanceOptions,
  type Report,
  type Result,
  type SequenceSearch,
} from '@product/conformance';
import type { Plant } from './hooks';
import { FAULTS } from './faults';
import { KINDS, type Fault, type Planted } from './faults/fault';
import FOUND from './faults/found.json' with { type: 'json' };
import { startBackEnd } from './server';

const APP = 'http://localhost:5173';

/** Each run mostly waits for its server. */
const RUNS_AT_ONCE = 4;

/** The rules that find a fault, by its name: one of its kind, and those that no other fault is listed with. */
export const RULES_OF: Readonly<Record<string, string[]>> = FOUND;

/** Of races, some are seen in some runs only. */
const TRIES = 3;

export interface Measured {
  fault: Fault;
  /** The ids of the failed rules that look for faults of its kind. */
  caughtBy: string[];
  /** The ids of the other failed rules. */
  others: string[];
  /** The ids of the rules of its kind that warned. */
  warned: string[];
}

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

async function tryFault({ fault, everyRule }: { fault: Fault; everyRule: boolean }): Promise<Measured> {
  const kinds: readonly string[] = KINDS[fault.kind];
  const options = { ...fault.options, ...(!everyRule && { only: kinds }) };
  const { results } = await tryServer(fault.plant, options);
  const of = (outcome: string) => results.filter((result) => result.outcome === outcome);
  const idsThat = (match: boolean) =>
    of('failed').flatMap(({ id, kind }) => (kinds.includes(kind) === match ? id : []));
  const warned = of('warned').flatMap(({ id, kind }) => (kinds.includes(kind) ? id : []));
  return { fault, caughtBy: idsThat(true), others: idsThat(false), warned };
}

/** The rules that do not find a fault, of those that are listed with it. */
async function listBlind({ name, plant, options }: Fault): Promise<string[]> {
  let blind = RULES_OF[name] ?? ['no rule is listed'];
  for (let tries = TRIES; tries > 0 && blind.length > 0; tries -= 1) {
    const { results } = await tryServer(plant, { ...options, only: blind });
    const seen = results.flatMap((result) => ('received' in result ? result.id : []));
    blind = blind.filter((id) => !seen.includes(id));
  }
  return blind.map((id) => `${name}: ${id}`);
}

export const listBlindRules = async (faults: readonly Fault[]): Promise<string[]> =>
  (await mapSideBySide(faults, listBlind)).flat();

/**
 * Of each fault the first rule of its kind, and of each rule that is not among these the first fault that it finds. Of
 * faults that were not measured it keeps what is listed.
 */
export function chooseRules(measured: readonly Measured[]): Record<string, string[]> {
  const chosen = new Map(FAULTS.map(({ name }) => [name, RULES_OF[name] ?? []]));
  for (const { fault, caughtBy, warned } of measured)
    chosen.set(fault.name, [...caughtBy, ...warned].slice(0, 1));
  for (const { id } of listRules()) {
    if ([...chosen.values()].flat().includes(id)) continue;
    const finds = ({ caughtBy, others }: Measured) => [...caughtBy, ...others].includes(id);
    const shows = measured.find(finds) ?? measured.find(({ warned }) => warned.includes(id));
    if (shows) chosen.get(shows.fault.name)?.push(id);
  }
  return Object.fromEntries(chosen);
}

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
  mapSideBySide(
    faults.map((fault) => ({ fault, everyRule })),
    tryFault,
  );

/**
 * A server that cannot be tested raises no alarm. A limit of five log-ins with a wait of 60 s skips 48 to 53 rules: how
 * many of them fall within its second depends on the machine.
 */
const MOST_SKIPPED = listRules().length / 4;

async function listAlarms({ name, plant, options }: Planted): Promise<string[]> {
  const { results, skipped } = await tryServer(plant, options);
  const alarms = results.flatMap((result) =>
    result.outcome === 'failed'
      ? [`${name}: ${result.id}: expected ${result.expected}, received ${result.received}`]
      : [],
  );
  return skipped > MOST_SKIPPED ? [...alarms, `${name}: ${skipped} rules are skipped`] : alarms;
}

/** The rules that fail although the server is correct. */
export const listFalseAlarms = async (variations: readonly Planted[]): Promise<string[]> =>
  (await mapSideBySide(variations, listAlarms)).flat();

export const isCaught = ({ caughtBy }: Measured): boolean => caughtBy.length > 0;

/** The faults that are missed, or only seen by a warning or by rules of another kind. */
export function formatSummary(measured: readonly Measured[]): string {
  const missed = measured.filter((each) => !isCaught(each));
  return [
    `${measured.length - missed.length} of ${measured.length} faults are caught by a rule of their kind.`,
    ...missed.map(({ fault: { kind, name }, others, warned }) => {
      const rules = [...warned.map((id) => `${id} warns`), ...others].join(', ');
      const seen = rules && ` (but: ${rules})`;
      return `missed  ${kind}  ${name}${seen}`;
    }),
  ].join('\n');
}
