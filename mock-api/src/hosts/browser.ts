import { setupWorker } from 'msw/browser';
import type { ScenarioName } from '../scenarios';
import { applySettings, seat } from '../settings/apply';
import type { MockSettings } from '../settings/settings';
import { createWorld, type World } from '../world';
import { relayAborts } from './abort-relay';
import { takeOverForCheckout } from './browser-checkout';
import { handlers } from './msw';
import { browserShelf, forgetMedia, onForeignWrite, readSnapshot, writeSnapshot } from './storage';

export interface StartMockOptions {
  /**
   * What is chosen for the world. The remembered world goes on, unless another scenario is chosen.
   * @default the remembered world, else a visitor's
   */
  settings?: MockSettings;
  /** Hears, in a sentence, of a setting that cannot be had in this world. @default the console */
  warn?: (sentence: string) => void;
  /** Where the app is served; the service worker's script lies there. @default '/' */
  baseUrl?: string;
}

export interface RunningMock {
  world: World;
  /** Whether the checkout is shown in this page: the app has to stay away. */
  taken: boolean;
  /** Puts the world under other settings, at once. Scenario and person are those of the next start. */
  apply: (settings: MockSettings) => void;
  /** Forgets everything, and starts the scenario anew. */
  reset: (scenario?: ScenarioName) => Promise<void>;
}

/** Puts a world behind the page: every call to `/api/…` is answered here, and the state outlasts a reload. */
export async function startMock({
  settings = {},
  warn = console.warn,
  baseUrl = '/',
}: StartMockOptions = {}): Promise<RunningMock> {
  const world = openWorld(settings, baseUrl.replace(/\/*$/, ''));
  rememberWorld(world);
  const taken = takeOverForCheckout(world);
  if (!taken) {
    applySettings(world, settings);
    seatIfThere(world, settings, warn);
    await setUpWorker(world);
  }
  return { ...steer(world), taken };
}

/** A world in this page, as whoever steers it takes hold of it. */
export function steer(world: World): RunningMock {
  return {
    world,
    taken: false,
    apply: (settings) => applySettings(world, settings),
    async reset(scenario) {
      await forgetMedia();
      world.reset(scenario);
    },
  };
}

async function setUpWorker(world: World): Promise<void> {
  addEventListener('unhandledrejection', hushUpdate);
  const worker = setupWorker(...handlers(world, relayAborts()));
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${world.appPath}/mockServiceWorker.js` },
  });
}

/**
 * MSW asks for a newer worker in passing and hears of no failure: without a network, or while the page before takes
 * the worker away with its end. The worker that is there goes on.
 */
function hushUpdate(event: PromiseRejectionEvent): void {
  if (/^Failed to update a ServiceWorker\b/.test(String(event.reason?.message))) event.preventDefault();
}

function openWorld({ scenario }: MockSettings, appPath: string): World {
  const remembered = readSnapshot();
  const snapshot = !scenario || remembered?.scenario === scenario ? remembered : undefined;
  const world = createWorld({ scenario, snapshot, shelf: browserShelf, appPath });
  // A page without the choice in its address goes on with this world.
  if (!snapshot) writeSnapshot(world.snapshot());
  return world;
}

/** Nobody by that name: whoever the world has seated stays. */
function seatIfThere(world: World, { as }: MockSettings, warn: (sentence: string) => void): void {
  try {
    if (as !== undefined) seat(world, as);
  } catch (error) {
    warn(`?as=${as} is ignored. ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Writes down each change, and follows those of other tabs. What came from another tab is not written back. */
function rememberWorld(world: World): void {
  const remember = () => world.onChange(() => writeSnapshot(world.snapshot()));
  let pause = remember();
  onForeignWrite(() => {
    const written = readSnapshot();
    if (!written) return;
    pause();
    world.restore(written);
    pause = remember();
  });
}

export { withoutPasswords } from '../journal';
export { readSettings, writeSettings } from '../settings/address';
export { personOf, seat } from '../settings/apply';
export type { MockSettings } from '../settings/settings';
export { handlers, relayAborts };
