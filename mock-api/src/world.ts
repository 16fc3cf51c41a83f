import { chanceOf } from './chance';
import { systemClock, wait, type Clock } from './clock';
import type { RouteName } from './endpoint-name';
import { createFaults, type Faults } from './faults/faults';
import { createJournal, type JournalEntry, type NewEntry } from './journal';
import { createListeners } from './listeners';
import { NO_LATENCY, type Latency } from './latency';
import { openScenario, paceOf, type ScenarioName } from './scenarios';
import { sow } from './seed/sow';
import type { State } from './state';
import { createStudio, type Studio, type StudioOptions } from './studio';
import type { Bend } from './verbs';

/** Raised when the state's shape changes: what an older mock wrote down is not read. */
export const SNAPSHOT_VERSION = 3;

export interface WorldOptions extends StudioOptions {
  /** @default 'visitor' */
  scenario?: ScenarioName;
  /** How it differs from its scenario. */
  bend?: readonly Bend[];
  /** A state written down earlier, instead of the scenario's. */
  snapshot?: Snapshot;
  /** @default the platform's time */
  clock?: Clock;
  /** Numbers from 0 up to 1. @default repeatable: the same world takes the same course */
  chance?: () => number;
  /** How long a generation takes. @default at once */
  latency?: Latency;
  /** The folder of the app that holds this world, such as `/studio`: its checkout's page is found there. @default '' */
  appPath?: string;
}

/** A world written down: plain data that survives JSON. */
export interface Snapshot {
  version: typeof SNAPSHOT_VERSION;
  scenario: ScenarioName;
  state: State;
}

/** A small world that behaves as the product's back end does. All it remembers is its state. */
export interface World {
  /** For reading; `change` is the way to write. */
  readonly state: State;
  readonly scenario: ScenarioName;
  /** Rises with every change: what was derived from the state at one revision holds as long as it is the same. */
  readonly revision: number;
  readonly clock: Clock;
  readonly chance: () => number;
  readonly studio: Studio;
  readonly appPath: string;
  readonly faults: Faults;
  /** How long things take; may be set at any time. */
  latency: Latency;
  /** Writes to the state in one go, then tells the listeners. */
  change: <Result>(recipe: (state: State) => Result) => Result;
  /** @returns what ends the listening */
  onChange: (listener: () => void) => () => void;
  snapshot: () => Snapshot;
  restore: (snapshot: Snapshot) => void;
  /** Starts a scenario anew, the present one by default: without faults, with an empty journal. */
  reset: (scenario?: ScenarioName) => void;
  /** Adds faults or contents. */
  bend: (...bends: Bend[]) => void;
  /** Waits as long as the making of a medium takes, or as a call does besides. */
  linger: (kind: keyof Latency, signal: AbortSignal) => Promise<void>;
  /** What was asked of this world lately, in order; of one endpoint, or all. */
  requests: (name?: RouteName) => readonly JournalEntry[];
  /** Notes a request; who answers it settles it. */
  note: (request: NewEntry) => JournalEntry;
  /** Fills in a request's outcome. */
  settle: (entry: JournalEntry, outcome: JournalEntry['outcome']) => void;
  /**
   * Calls back when a request has come in, and when its outcome is known.
   * @returns what ends the listening
   */
  onRequest: (listener: () => void) => () => void;
  /** Aborted when the world is closed. */
  readonly closing: AbortSignal;
  /** Ends every request that still waits or hangs. A story or test that leaves requests behind calls it. */
  close: () => void;
}

export function createWorld({
  scenario = 'visitor',
  bend = [],
  snapshot,
  clock = systemClock,
  chance,
  latency = NO_LATENCY,
  appPath = '',
  ...studioOptions
}: WorldOptions = {}): World {
  const changes = createListeners();
  const calls = createListeners();
  const closing = new AbortController();
  const journal = createJournal();
  let state = openScenario(scenario, clock.now(), chance);
  let revision = 0;
  const write = <Result>(recipe: () => Result): Result => {
    revision += 1;
    const result = recipe();
    changes.tell();
    return result;
  };

  const world: World = {
    get state() {
      return state;
    },
    get scenario() {
      return scenario;
    },
    get revision() {
      return revision;
    },
    clock,
    chance: () => (chance ?? chanceOf(state))(),
    studio: createStudio(studioOptions),
    appPath,
    faults: createFaults(() => world.chance()),
    latency,
    change: (recipe) => write(() => recipe(state)),
    onChange: changes.add,
    snapshot: () => structuredClone({ version: SNAPSHOT_VERSION, scenario, state }),
    restore: (snapshot) =>
      write(() => {
        ({ scenario, state } = structuredClone(snapshot));
      }),
    reset: (name = scenario) =>
      write(() => {
        scenario = name;
        journal.clear();
        world.faults.clear();
        state = openScenario(name, clock.now(), chance);
      }),
    bend(...bends) {
      for (const one of bends) {
        if (one.verb === 'seed') world.change(() => sow(state, one, clock.now()));
        else world.faults.add(one);
      }
    },
    linger: (kind, signal) => {
      const [from, to] = world.latency[kind] ?? [0, 0];
      const pace = kind === 'call' ? 1 : paceOf(scenario);
      return wait(clock, pace * (from + (to - from) * world.chance()), signal);
    },
    requests: (name) => journal.entries().filter((entry) => !name || entry.name === name),
    note(request) {
      const entry = journal.note(request);
      calls.tell();
      return entry;
    },
    settle(entry, outcome) {
      entry.outcome = outcome;
      calls.tell();
    },
    onRequest: calls.add,
    closing: closing.signal,
    close: () => closing.abort(new DOMException('The world was closed.', 'AbortError')),
  };
  if (snapshot) world.restore(snapshot);
  world.bend(...bend);
  return world;
}
