import { isDocumented, type RouteName } from '../endpoint-name';
import { faultOf, placesOf, type FaultId } from './catalogue';
import type { When } from './catalogue/entry';
import type { Effect, PlainEffect } from './effect';
import { createQueue, type Queue } from './queue';

/** What goes wrong, where and when, as data: in so many words, or by its number in the catalogue. */
export type Fault = (PlainEffect | CatalogueFaultRef) &
  When & {
    /** @default every documented call; of a fault of the catalogue: wherever it makes sense */
    endpoint?: RouteName;
  };

export interface CatalogueFaultRef {
  verb: 'fault';
  id: FaultId;
  /** Which of its kinds, counted from 1. @default each in turn */
  variant?: number;
}

/** A fault that a world is under. */
export interface ActiveFault {
  /** Counted up as faults are added: what `remove` takes. */
  id: number;
  fault: Fault;
  /** Calls that it has concerned, harmed or not. */
  calls: number;
}

/** What a call meets. */
export interface Met {
  name: RouteName;
  effect: Effect;
  /** Calls that have met the fault before this one. */
  turn: number;
  /** Where answers of this fault wait for each other. */
  queue: Queue;
  /** Aborted when the fault is taken away. */
  over: AbortSignal;
}

/** The faults that a world is under. */
export interface Faults {
  /**
   * @returns what takes it away again
   * @throws if the catalogue has no such fault, or not for this endpoint
   */
  add: (fault: Fault) => number;
  /** The newest first. */
  list: () => ActiveFault[];
  /** Takes one away; what hangs in it goes on. */
  remove: (id: number) => void;
  clear: () => void;
  /** Counts a call and says what happens to it, the newest fault first: of two answers that is the one that holds. */
  meet: (name: RouteName) => Met[];
}

interface Entry extends ActiveFault {
  concerns: (name: RouteName) => boolean;
  when: Required<When>;
  effectAt: (turn: number) => { effect: Effect; turn: number };
  met: number;
  queue: Queue;
  over: AbortController;
}

/** @param chance numbers from 0 up to 1, for faults that are only likely */
export function createFaults(chance: () => number): Faults {
  let entries: Entry[] = [];
  let lastId = 0;
  const keep = (stays: (entry: Entry) => boolean) => {
    const gone = entries.filter((entry) => !stays(entry));
    entries = entries.filter(stays);
    for (const { over } of gone) over.abort();
  };
  return {
    add(fault) {
      const entry = toEntry(fault, lastId + 1);
      lastId = entry.id;
      entries = [entry, ...entries];
      return entry.id;
    },
    list: () => entries.map(({ id, fault, calls }) => ({ id, fault, calls })),
    remove: (id) => keep((entry) => entry.id !== id),
    clear: () => keep(() => false),
    meet: (name) =>
      entries
        .filter(({ concerns }) => concerns(name))
        .filter((entry) => countCall(entry, chance))
        .map((entry) => toMet(name, entry)),
  };
}

function toEntry(fault: Fault, id: number): Entry {
  const { after = 0, times = Infinity, chance = 1 } = { ...defaultsOf(fault), ...given(fault) };
  return {
    id,
    fault,
    concerns: placeTest(fault),
    when: { after, times, chance },
    effectAt: effectsOf(fault),
    calls: 0,
    met: 0,
    queue: createQueue(),
    over: new AbortController(),
  };
}

function defaultsOf(fault: Fault): When {
  return (fault.verb === 'fault' && faultOf(fault.id).when) || {};
}

/** What is said of a fault's time; `undefined` says nothing. */
function given({ after, times, chance }: When): When {
  return Object.fromEntries(
    Object.entries({ after, times, chance }).filter(([, value]) => value !== undefined),
  );
}

function placeTest(fault: Fault): Entry['concerns'] {
  if (fault.verb === 'fault') {
    const places = placesOf(fault.id, fault.endpoint);
    return (name) => places.includes(name);
  }
  return fault.endpoint ? (name) => name === fault.endpoint : isDocumented;
}

function effectsOf(fault: Fault): Entry['effectAt'] {
  if (fault.verb !== 'fault') return (turn) => ({ effect: fault, turn });
  const { effects } = faultOf(fault.id);
  return (met) => {
    const turn = fault.variant === undefined ? met : fault.variant - 1;
    return { effect: effects[turn % effects.length] ?? fail(fault.id), turn };
  };
}

function fail(id: string): never {
  throw new Error(`${id} has no effect.`);
}

function countCall(entry: Entry, draw: () => number): boolean {
  const { after, times, chance } = entry.when;
  entry.calls += 1;
  const isDue = entry.calls > after && entry.calls <= after + times;
  return isDue && (chance >= 1 || draw() < chance);
}

function toMet(name: RouteName, entry: Entry): Met {
  const { effect, turn } = entry.effectAt(entry.met);
  entry.met += 1;
  return { name, effect, turn, queue: entry.queue, over: entry.over.signal };
}
