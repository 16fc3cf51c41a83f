import { createListeners } from '@product/domain';
import type { Render } from './media/request';
import { randomOf } from './random';
import { systemClock, wait, type Clock } from './clock';
import type { RouteName } from './endpoint-name';
import { createFaults, type Faults } from './faults/faults';
import { createRequestLog, type Exchange, type LoggedRequest, type NewRequest } from './request-log';
import { NO_LATENCY, type Latency } from './latency';
import { openScenario, latencyFactorOf, type ScenarioName } from './scenarios';
import { applySeed } from './seed/apply-seed';
import type { State } from './state';
import { createMediaRenderer, type MediaRendererOptions } from './media/media-renderer';
import type { Override } from './verbs';

/** Incremented when the state's shape changes: snapshots of other versions are not restored. */
export const SNAPSHOT_VERSION = 4;

export interface WorldOptions extends MediaRendererOptions {
  /** @default 'visitor' */
  scenario?: ScenarioName;
  overrides?: readonly Override[];
  /** A saved state, used instead of the scenario's. */
  snapshot?: Snapshot;
  /** @default the platform's time */
  clock?: Clock;
  /** Random numbers from 0 up to 1. @default seeded in the state, so that the same world gives the same sequence */
  random?: () => number;
  /** Latency of generations and calls. @default none */
  latency?: Latency;
  /** Base path of the app that runs this world, such as `/studio`: the checkout's page is below it. @default '' */
  appPath?: string;
  /** Origin of a real server that answers instead of this world, whose state is then not used. @default none */
  target?: string;
}

/** A saved world, as plain data that can be serialised as JSON. */
export interface Snapshot {
  version: typeof SNAPSHOT_VERSION;
  scenario: ScenarioName;
  state: State;
}

/** A small world that behaves as the product's back end does. Everything that persists is in its state. */
export interface World {
  /** Read-only: write with `change`. */
  readonly state: State;
  readonly scenario: ScenarioName;
  /** Incremented with every change: values derived from the state are valid while it stays the same. */
  readonly revision: number;
  clock: Clock;
  readonly random: () => number;
  readonly renderMedia: Render;
  readonly appPath: string;
  readonly target: string | undefined;
  readonly faults: Faults;
  latency: Latency;
  /**
   * Restores what another tab has stored since. Called before a call reads the state, and before each change.
   * @default does nothing: no other world has the same state
   */
  refresh: () => void;
  /** Refreshes, writes to the state synchronously, then notifies the listeners. */
  change: <Result>(recipe: (state: State) => Result) => Result;
  /** @returns a function that unsubscribes */
  onChange: (listener: () => void) => () => void;
  snapshot: () => Snapshot;
  restore: (snapshot: Snapshot) => void;
  /**
   * Restarts a scenario, by default the present one, without faults and with an empty request log. Pending requests are
   * aborted.
   */
  reset: (scenario?: ScenarioName) => void;
  /** Applies overrides: adds faults or replaces contents. */
  override: (...overrides: Override[]) => void;
  /** Resolves after the latency of a generation, or the additional one of a call. */
  delay: (kind: keyof Latency, signal: AbortSignal) => Promise<void>;
  /** The latest requests, oldest first; of one endpoint, or all. */
  requests: (name?: RouteName) => readonly LoggedRequest[];
  /** Adds a request to the request log; `complete` sets its outcome. */
  record: (request: NewRequest) => LoggedRequest;
  complete: (entry: LoggedRequest, response: Response | 'lost') => void;
  /** The latest requests with their responses, oldest first. */
  exchanges: () => readonly Exchange[];
  /**
   * Calls `listener` when a request arrives, and when its outcome is set.
   * @returns a function that unsubscribes
   */
  onRequest: (listener: () => void) => () => void;
  /** Aborted by the next reset: pending requests belong to what it replaces. */
  readonly resetting: AbortSignal;
  readonly closing: AbortSignal;
  /** Aborts all pending requests. For stories and tests that leave requests pending. */
  close: () => void;
}

export function createWorld({
  scenario = 'visitor',
  overrides = [],
  snapshot,
  clock = systemClock,
  random,
  latency = NO_LATENCY,
  appPath = '',
  target,
  ...mediaOptions
}: WorldOptions = {}): World {
  const changes = createListeners();
  const calls = createListeners();
  const closing = new AbortController();
  let resetting = new AbortController();
  const log = createRequestLog();
  let state = openScenario(scenario, clock.now(), random);
  let revision = 0;
  const write = <Result>(recipe: () => Result): Result => {
    revision += 1;
    const result = recipe();
    changes.notify();
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
    random: () => (random ?? randomOf(state))(),
    renderMedia: createMediaRenderer(mediaOptions),
    appPath,
    target,
    faults: createFaults(() => world.random(), { target }),
    latency,
    refresh: () => {},
    change(recipe) {
      world.refresh();
      return write(() => recipe(state));
    },
    onChange: changes.subscribe,
    snapshot: () => structuredClone({ version: SNAPSHOT_VERSION, scenario, state }),
    restore: (snapshot) =>
      write(() => {
        ({ scenario, state } = structuredClone(snapshot));
      }),
    reset: (name = scenario) =>
      write(() => {
        // Before the faults are removed: a call that hangs in one must not continue in the new scenario.
        resetting.abort(new DOMException('The world was reset.', 'AbortError'));
        resetting = new AbortController();
        scenario = name;
        log.clear();
        world.faults.clear();
        state = openScenario(name, world.clock.now(), random);
      }),
    override(...overrides) {
      for (const one of overrides) {
        if (one.verb === 'seed' && target !== undefined) throw new Error(`${target} has its own contents.`);
        if (one.verb === 'seed') world.change(() => applySeed(state, one, world.clock.now()));
        else world.faults.add(one);
      }
    },
    delay: (kind, signal) => {
      const [from, to] = world.latency[kind] ?? [0, 0];
      const latencyFactor = kind === 'call' ? 1 : latencyFactorOf(scenario);
      return wait(world.clock, latencyFactor * (from + (to - from) * world.random()), signal);
    },
    requests: (name) => log.entries().filter((entry) => !name || entry.name === name),
    record(request) {
      const entry = log.record(request);
      calls.notify();
      return entry;
    },
    complete(entry, response) {
      log.complete(entry, response, world.clock.now());
      calls.notify();
    },
    exchanges: log.exchanges,
    onRequest: calls.subscribe,
    get resetting() {
      return resetting.signal;
    },
    closing: closing.signal,
    close: () => closing.abort(new DOMException('The world was closed.', 'AbortError')),
  };
  if (snapshot) world.restore(snapshot);
  world.override(...overrides);
  return world;
}
