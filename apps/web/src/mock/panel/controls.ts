import { createListeners } from '@product/domain';
import {
  pathOf,
  signedInUsername,
  signInAs,
  toHar,
  writeSettings,
  type MockSettings,
  type MockController,
  type PageSetup,
} from 'mock-api/browser';
import type { Clock, LoggedRequest, ScenarioName, Snapshot, World } from 'mock-api';
import { drafts } from '../../lib/draft';
import { languageOf } from '../../i18n/create-i18n';
import { themeStore } from '../../theme/theme';
import { startRecorder } from './recording/recorder';
import type { Recording } from './recording/recording';
import type { Address } from './page-address';

/** The panel's actions wherever the mock runs: in this page, or on a server. */
export interface PanelControls {
  readonly settings: Pick<MockSettings, 'faults'>;
  readonly clock: Clock;
  /** Applies without a reload. */
  choose: (change: Pick<MockSettings, 'faults'>) => void;
  /** The latest requests, oldest first. */
  requests: () => readonly LoggedRequest[];
  /** The latest requests and their responses, without secrets. */
  har: () => Promise<string>;
  /** Calls the listener when requests or settings change. */
  subscribe: (listener: () => void) => () => void;
  /** A number that differs after each change. */
  version: () => number;
  /** The server that answers. `undefined` for this page. */
  server?: string;
}

/**
 * The panel's actions in a page that answers its own calls. All choices are stored in the address, so that a reload or a
 * link restores them.
 */
export interface Controls extends PanelControls {
  readonly world: World;
  readonly settings: MockSettings;
  choose: (change: Pick<MockSettings, 'faults' | 'latency' | 'delay' | 'credit'>) => void;
  /**
   * Signs in as another user, `null` for a visitor, and reloads the page, so that it keeps nothing of the previous
   * user.
   */
  switchUser: (username: string | null) => Promise<void>;
  /** Restarts a scenario, signed in as its own user, and reloads the page. */
  open: (scenario: ScenarioName) => Promise<void>;
  /** Discards all changes and choices, restarts the current scenario, and reloads the page. */
  reset: () => Promise<void>;
  /** An address that opens the same scenario, user and settings in another browser. */
  link: () => string;
  /** What was set when the page was opened, and what has been done since. */
  recording: () => Recording;
  /** Continues a saved world as its user, and reloads the page. */
  openWorld: (snapshot: Snapshot) => Promise<void>;
  /** All that is set now: `addressOf` writes it into an address. */
  setup: () => PageSetup;
}

export function createControls(mock: MockController, settings: MockSettings, address: Address): Controls {
  const { world } = mock;
  const { subscribe, notify } = createListeners();
  let chosen = settings;
  let version = 0;
  const leaving = new AbortController();

  const notifyListeners = () => {
    version += 1;
    notify();
  };
  const setSettings = (next: MockSettings) => {
    chosen = next;
    address.update(chosen);
    notifyListeners();
  };
  /** The app changes the session as well, and another tab may open another scenario. */
  const syncSettings = () => {
    const now = currentSettings(chosen, world);
    if (!leaving.signal.aborted && writeSettings(now) !== writeSettings(chosen)) setSettings(now);
    else notifyListeners();
  };
  const runAndReload = async (action: () => unknown, next: () => MockSettings) => {
    leaving.abort();
    drafts.clear();
    await action();
    setSettings(next());
    address.reload();
  };
  const allSettings = (): MockSettings => ({
    ...chosen,
    scenario: world.scenario,
    as: signedInUsername(world),
    credit: world.state.creditTime,
  });
  world.onChange(syncSettings);
  world.onRequest(notifyListeners);

  const controls: Omit<Controls, 'recording'> = {
    world,
    clock: world.clock,
    requests: () => world.requests(),
    har: async () => JSON.stringify(toHar(world.exchanges(), location.origin), null, 2),
    get settings() {
      return chosen;
    },
    choose(change) {
      const next = { ...chosen, ...change };
      mock.apply(next);
      setSettings(next);
    },
    switchUser: (as) =>
      runAndReload(
        () => signInAs(world, as),
        () => ({ ...chosen, as }),
      ),
    open: (scenario) =>
      runAndReload(
        () => mock.reset(scenario),
        () => ({ ...chosen, scenario, as: undefined }),
      ),
    reset: () =>
      runAndReload(
        () => mock.reset(),
        () => ({ scenario: world.scenario }),
      ),
    openWorld: (snapshot) =>
      runAndReload(
        async () => {
          await mock.reset(snapshot.scenario);
          world.restore(snapshot);
        },
        () => ({ ...chosen, scenario: chosen.scenario && world.scenario, as: undefined }),
      ),
    link: () => address.linkTo(allSettings()),
    setup: () => ({
      ...allSettings(),
      language: languageOf({ resolvedLanguage: document.documentElement.lang }),
      theme: themeStore.get(),
      path: pathOf(`/${location.href.slice(new URL(import.meta.env.BASE_URL, location.href).href.length)}`),
    }),
    subscribe,
    version: () => version,
  };
  const recording = startRecorder(controls, leaving.signal);
  // How a copied journey repeats a choice.
  addEventListener('mock:choose', (event) => controls.choose((event as CustomEvent).detail), {
    signal: world.closing,
  });
  return Object.assign(controls, { recording });
}

/** The chosen settings, with the world's current scenario, user and credit time. */
function currentSettings(chosen: MockSettings, world: World): MockSettings {
  return {
    ...chosen,
    scenario: chosen.scenario && world.scenario,
    as: chosen.as === undefined ? undefined : signedInUsername(world),
    credit: chosen.credit && world.state.creditTime,
  };
}
