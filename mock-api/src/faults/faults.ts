import { isDocumented, type RouteName } from '../endpoint-name';
import { faultOf, placesOf, type FaultId } from './catalogue';
import type { When } from './catalogue/entry';
import type { Effect, PlainEffect } from './effect';
import { createQueue, type Queue } from './queue';

/** What goes wrong, where and when, as data: a plain effect, or a fault of the catalogue. */
export type Fault = (PlainEffect | CatalogueFaultRef) &
  When & {
    /** @default every documented endpoint; for a fault of the catalogue, all of its scope */
    endpoint?: RouteName;
  };

export interface CatalogueFaultRef {
  verb: 'fault';
  id: FaultId;
  /** Which variant, counted from 1. @default each in turn */
  variant?: number;
}

export interface AddedFault {
  /** Incremented with each added fault; the argument of `remove`. */
  id: number;
  fault: Fault;
  /** Number of matching calls, affected or not. */
  calls: number;
}

export interface ActiveFault {
  name: RouteName;
  effect: Effect;
  /** Number of earlier calls that the fault has affected. */
  callIndex: number;
  queue: Queue;
  removed: AbortSignal;
}

export type Faults = ReturnType<typeof createFaults>;

interface Entry extends AddedFault {
  concerns: (name: RouteName) => boolean;
  when: Required<When>;
  effectAt: (callIndex: number) => { effect: Effect; callIndex: number };
  affected: number;
  queue: Queue;
  removed: AbortController;
}

/**
 * @param random random numbers from 0 up to 1, for faults with a probability
 * @param world where a real server answers, there are faults that need accounts of the mock
 */
export function createFaults(random: () => number, { target }: { target?: string | undefined } = {}) {
  let entries: Entry[] = [];
  let lastId = 0;
  const retain = (predicate: (entry: Entry) => boolean) => {
    const dropped = entries.filter((entry) => !predicate(entry));
    entries = entries.filter(predicate);
    for (const { removed } of dropped) removed.abort();
  };
  return {
    /**
     * @returns the id, for `remove`
     * @throws if the catalogue has no such fault, or the fault does not apply to this endpoint
     */
    add(fault: Fault): number {
      if (target !== undefined) requireNoAccounts(fault);
      const entry = toEntry(fault, lastId + 1);
      lastId = entry.id;
      entries = [entry, ...entries];
      return entry.id;
    },
    /** Newest first. */
    list: (): AddedFault[] => entries.map(({ id, fault, calls }) => ({ id, fault, calls })),
    /** Calls that hang in it continue. */
    remove: (id: number) => retain((entry) => entry.id !== id),
    clear: () => retain(() => false),
    /** Counts a call and returns the faults that affect it, newest first: of two `answer` effects the newest applies. */
    match: (name: RouteName): ActiveFault[] =>
      entries
        .filter((entry) => entry.concerns(name) && countCall(entry, random))
        .map((entry) => ({
          name,
          ...entry.effectAt(entry.affected++),
          queue: entry.queue,
          removed: entry.removed.signal,
        })),
  };
}

/** @throws if the fault signs in as another account, which only the mock can */
function requireNoAccounts(fault: Fault): void {
  const isSwitch = ({ verb }: Effect) => verb === 'switchUser';
  if (fault.verb === 'fault' && faultOf(fault.id).effects.some(isSwitch))
    throw new Error(`The proxy cannot produce ${fault.id}: it needs the accounts of the mock.`);
}

function toEntry(fault: Fault, id: number): Entry {
  const defaults: When = (fault.verb === 'fault' && faultOf(fault.id).when) || {};
  const {
    after = defaults.after ?? 0,
    times = defaults.times ?? Infinity,
    chance = defaults.chance ?? 1,
  } = fault;
  return {
    id,
    fault,
    concerns: placeTest(fault),
    when: { after, times, chance },
    effectAt: effectsOf(fault),
    calls: 0,
    affected: 0,
    queue: createQueue(),
    removed: new AbortController(),
  };
}

function placeTest(fault: Fault): Entry['concerns'] {
  if (fault.verb === 'fault') {
    const places = placesOf(fault.id, fault.endpoint);
    return (name) => places.includes(name);
  }
  return fault.endpoint ? (name) => name === fault.endpoint : isDocumented;
}

function effectsOf(fault: Fault): Entry['effectAt'] {
  if (fault.verb !== 'fault') return (callIndex) => ({ effect: fault, callIndex });
  const { effects } = faultOf(fault.id);
  return (affected) => {
    const callIndex = fault.variant === undefined ? affected : fault.variant - 1;
    // `placesOf` has refused a fault without effects.
    return { effect: effects[callIndex % effects.length] as Effect, callIndex };
  };
}

function countCall(entry: Entry, random: () => number): boolean {
  const { after, times, chance } = entry.when;
  entry.calls += 1;
  const isActive = entry.calls > after && entry.calls <= after + times;
  return isActive && (chance >= 1 || random() < chance);
}
