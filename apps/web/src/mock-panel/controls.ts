import { personOf, seat, writeSettings, type MockSettings, type RunningMock } from 'mock-api/browser';
import type { ScenarioName, World } from 'mock-api';
import { clearDraft } from '../lib/draft';
import type { Address } from './page-address';

/** What the panel can do. All that it chooses is in the address, so that a reload, or a link, finds it again. */
export interface Controls {
  readonly world: World;
  readonly settings: MockSettings;
  /** Takes effect at once. */
  choose: (change: Pick<MockSettings, 'faults' | 'latency' | 'delay' | 'credit'>) => void;
  /** Goes on as somebody else, `null` for nobody, on a new page: nothing of the one before stays in it. */
  become: (username: string | null) => Promise<void>;
  /** Starts a scenario anew, as its own person, on a new page. */
  open: (scenario: ScenarioName) => Promise<void>;
  /** Forgets what was made and chosen, and starts the present scenario anew, on a new page. */
  reset: () => Promise<void>;
  /** An address under which another browser finds the same scenario, person and settings. */
  link: () => string;
  /** Calls back when the world, its requests or the settings change. */
  subscribe: (listener: () => void) => () => void;
  /** Another number after each change. */
  version: () => number;
}

export function createControls(mock: RunningMock, settings: MockSettings, address: Address): Controls {
  const { world } = mock;
  const listeners = new Set<() => void>();
  let chosen = settings;
  let version = 0;
  let leaving = false;

  const tell = () => {
    version += 1;
    listeners.forEach((listener) => listener());
  };
  const keep = (next: MockSettings) => {
    chosen = next;
    address.keep(chosen);
    tell();
  };
  /** The app signs people in and out as well, and another tab may open another scenario. */
  const follow = () => {
    const now = asItIs(chosen, world);
    if (!leaving && writeSettings(now) !== writeSettings(chosen)) keep(now);
    else tell();
  };
  const leave = async (act: () => unknown, next: () => MockSettings) => {
    leaving = true;
    clearDraft();
    await act();
    keep(next());
    address.reload();
  };
  world.onChange(follow);
  world.onRequest(tell);

  return {
    world,
    get settings() {
      return chosen;
    },
    choose(change) {
      const next = { ...chosen, ...change };
      mock.apply(next);
      keep(next);
    },
    become: (as) =>
      leave(
        () => seat(world, as),
        () => ({ ...chosen, as }),
      ),
    open: (scenario) =>
      leave(
        () => mock.reset(scenario),
        () => ({ ...chosen, scenario, as: undefined }),
      ),
    reset: () =>
      leave(
        () => mock.reset(),
        () => ({ scenario: world.scenario }),
      ),
    link: () =>
      address.linkTo({
        ...chosen,
        scenario: world.scenario,
        as: personOf(world),
        credit: world.state.creditTime,
      }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
  };
}

/** What was chosen, as the world now has it. */
function asItIs(chosen: MockSettings, world: World): MockSettings {
  return {
    ...chosen,
    scenario: chosen.scenario && world.scenario,
    as: chosen.as === undefined ? undefined : personOf(world),
    credit: chosen.credit && world.state.creditTime,
  };
}
