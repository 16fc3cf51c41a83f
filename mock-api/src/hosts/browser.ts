import { setupWorker } from 'msw/browser';
import { LIFELIKE_LATENCY, type Latency } from '../latency';
import type { ScenarioName } from '../scenarios';
import { createWorld, type World } from '../world';
import { relayAborts } from './abort-relay';
import { bendByAddress } from './bend-by-address';
import { handlers } from './msw';
import { browserShelf, forgetMedia, onForeignWrite, readSnapshot, writeSnapshot } from './storage';

export interface StartMockOptions {
  /** Starts this scenario, unless the remembered world is one of it. @default the remembered world, else 'visitor' */
  scenario?: ScenarioName;
  /** Where the app is served; the service worker's script lies there. @default '/' */
  baseUrl?: string;
  /** How long a generation takes. @default 2 to 4 seconds for an image */
  latency?: Latency;
}

export interface RunningMock {
  world: World;
  /** Forgets everything, and starts the scenario anew. */
  reset: (scenario?: ScenarioName) => Promise<void>;
}

/** Puts a world behind the page: every call to `/api/…` is answered here, and the state outlasts a reload. */
export async function startMock({
  scenario,
  baseUrl = '/',
  latency = LIFELIKE_LATENCY,
}: StartMockOptions = {}): Promise<RunningMock> {
  const remembered = readSnapshot();
  const snapshot = !scenario || remembered?.scenario === scenario ? remembered : undefined;
  const world = createWorld({ scenario, snapshot, latency, shelf: browserShelf });
  rememberWorld(world);
  bendByAddress(world, location.search);

  const worker = setupWorker(...handlers(world, relayAborts()));
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${baseUrl.replace(/\/*$/, '/')}mockServiceWorker.js` },
  });
  return {
    world,
    async reset(next) {
      await forgetMedia();
      world.reset(next);
    },
  };
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

export { handlers, relayAborts };
