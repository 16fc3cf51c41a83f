import type { StoryContext } from '@storybook/react-vite';
import {
  clockFrom,
  createWorld,
  readFault,
  type Clock,
  type ScenarioName,
  type World,
  type WorldOptions,
} from 'mock-api';
import {
  applySettings,
  handlers,
  readWorld,
  relayAborts,
  signInAs,
  type MockSettings,
} from 'mock-api/browser';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { overridesOf } from './network';

/** The world of a story: `parameters: { world: { scenario: 'creator', overrides: [hang(endpoints.generate)] } }`. */
export interface StoryWorld extends Omit<MockSettings, 'fresh' | 'language' | 'theme'> {
  clock?: Clock;
  /** A saved world, instead of the scenario's. */
  snapshot?: unknown;
}

const finished = new Map<string, Uint8Array<ArrayBuffer>>();

/** The media cache, shared by all stories: the same request gives the same file in every world. */
const mediaCache: WorldOptions['mediaCache'] = {
  get: async (id) => finished.get(id),
  put: async (id, file) => void finished.set(id, file),
};

const startWorker = mswLoader(async () => {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    // A built Storybook may be served from any folder; the development and test servers serve from the root.
    serviceWorker: { url: import.meta.env.DEV ? '/mockServiceWorker.js' : './mockServiceWorker.js' },
    onUnhandledFrame: 'bypass',
  });
  return worker;
});

let current: World | undefined;

export const currentWorld = () => current;

/**
 * Creates the world of a story in `context.loaded.world`. The cleanup closes it and ends the story's pending requests.
 * Without the parameter `world` there is none.
 */
export async function openWorld(context: StoryContext) {
  const parameters: StoryWorld | undefined = context.parameters.world;
  if (!parameters) return;
  await startWorker(context);
  const scenario: ScenarioName | '' = context.globals.scenario;
  const world = scenario ? createWorld({ scenario, mediaCache }) : worldOf(parameters);
  world.override(...overridesOf(context.globals.network));
  context.loaded['world'] = world;
  current = world;
  const relay = relayAborts();
  context.msw.use(...handlers(world, relay));
  return () => {
    current = undefined;
    world.close();
    relay.stop();
    context.msw.resetHandlers();
  };
}

/** Without `latency`, a generation takes no time. */
function worldOf({ overrides = [], faults = [], now, clock, as, snapshot, ...options }: StoryWorld): World {
  const { latency = 0, delay, credit, ...rest } = options;
  const world = createWorld({
    ...rest,
    snapshot: snapshot === undefined ? undefined : readWorld(snapshot),
    clock: clock ?? (now === undefined ? undefined : clockFrom(Date.parse(now))),
    mediaCache,
  });
  applySettings(world, { latency, delay, credit });
  world.override(...overrides, ...faults.map(readFault));
  if (as !== undefined) signInAs(world, as);
  return world;
}
