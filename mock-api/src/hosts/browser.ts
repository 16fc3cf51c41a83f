import { setupWorker } from 'msw/browser';
import { clockFrom } from '../clock';
import { messageOf } from '../http-error';
import type { ScenarioName } from '../scenarios';
import { applyOverrides, applySettings, signInAs } from '../settings/apply';
import type { MockSettings } from '../settings/settings';
import { createWorld, type World } from '../world';
import { relayAborts } from './abort-relay';
import { renderCheckout } from './browser-checkout';
import { handlers } from './msw';
import { persistWorld } from './persist-world';
import { browserMediaCache, clearMediaCache, readSnapshot, takeOverWorld, writeSnapshot } from './storage';

export interface StartMockOptions {
  /**
   * Settings of the world. The stored world is restored, unless another scenario is given.
   * @default the stored world, else the scenario `visitor`
   */
  settings?: MockSettings;
  /** Called with a sentence about a setting that cannot be applied to this world. @default `console.warn` */
  warn?: (sentence: string) => void;
  /** Base path of the app, where the service worker's script is served too. @default '/' */
  baseUrl?: string;
}

export interface MockController {
  world: World;
  /** Whether the checkout is rendered in this page: then the app must not be rendered. */
  rendersCheckout: boolean;
  /** Applies other settings at once, except scenario and user: those are read at the next start. */
  apply: (settings: MockSettings) => void;
  /** Clears the media cache and resets the world to a scenario, by default the present one. */
  reset: (scenario?: ScenarioName) => Promise<void>;
}

/** Starts a world in the page: it answers all requests to `/api/…`, and its state survives a reload. */
export async function startMock({
  settings = {},
  warn = console.warn,
  baseUrl = '/',
}: StartMockOptions = {}): Promise<MockController> {
  const world = openWorld(settings, baseUrl.replace(/\/*$/, ''));
  persistWorld(world);
  const rendersCheckout = renderCheckout(world);
  if (!rendersCheckout) {
    applySettings(world, settings);
    trySignInAs(world, settings, warn);
    await setUpWorker(world);
  }
  return { ...createController(world, () => clearMediaCache(world.appPath)), rendersCheckout };
}

export function createController(
  world: World,
  clearMedia: () => Promise<void> = async () => undefined,
): MockController {
  return {
    world,
    rendersCheckout: false,
    apply: (settings) => applySettings(world, settings),
    async reset(scenario) {
      await clearMedia();
      world.reset(scenario);
    },
  };
}

async function setUpWorker(world: World): Promise<void> {
  addEventListener('unhandledrejection', ignoreUpdateFailure);
  const worker = setupWorker(...handlers(world, relayAborts()));
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${world.appPath}/mockServiceWorker.js` },
  });
}

/**
 * MSW checks for a newer worker and does not handle a failure: without a network, or while the previous page
 * unregisters the worker on unload. The current worker keeps running. It may go when MSW handles the failure
 * (https://github.com/mswjs/msw/issues/2006; since https://github.com/mswjs/msw/issues/2310 the check is not awaited).
 */
function ignoreUpdateFailure(event: PromiseRejectionEvent): void {
  if (/^Failed to update a ServiceWorker\b/.test(String(event.reason?.message))) event.preventDefault();
}

function openWorld(settings: MockSettings, appPath: string): World {
  const { scenario, now, fresh } = settings;
  takeOverWorld(appPath);
  const stored = fresh ? undefined : readSnapshot(appPath);
  const snapshot = !scenario || stored?.scenario === scenario ? stored : undefined;
  const clock = now === undefined ? undefined : clockFrom(Date.parse(now));
  const world = createWorld({ scenario, snapshot, clock, mediaCache: browserMediaCache(appPath), appPath });
  applyOverrides(world, settings, !snapshot);
  // Stored now, so that a page without a scenario in its URL continues with this world.
  if (!snapshot) writeSnapshot(appPath, world.snapshot());
  return world;
}

/** Signs in the given user. If there is no such account, it warns and the session stays as it is. */
function trySignInAs(world: World, { as }: MockSettings, warn: (sentence: string) => void): void {
  try {
    if (as !== undefined) signInAs(world, as);
  } catch (error) {
    warn(`?as=${as} is ignored. ${messageOf(error)}`);
  }
}

export { toHar } from '../har';
export { withoutPasswords } from '../request-log';
export { isPassword, isUntouched, readWorld, saveWorld } from '../saved-world';
export { addressOf, pathOf, readSettings, writeSettings } from '../settings/address';
export { applySettings, signedInUsername, signInAs } from '../settings/apply';
export type { MockSettings, PageSetup } from '../settings/settings';
export { keepForReload, takeAfterReload, worldKey } from './storage';
export { handlers, relayAborts };
