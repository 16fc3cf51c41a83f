import type { StoryContext } from '@storybook/react-vite';
import { createWorld, readFault, type Bend, type ScenarioName, type WorldOptions } from 'mock-api';
import { handlers, relayAborts } from 'mock-api/browser';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { bendsOf } from './network';

/** The world that a story lives in: `parameters: { world: { scenario: 'creator', bend: [hang(endpoints.generate)] } }`. */
export interface StoryWorld {
  scenario?: ScenarioName;
  bend?: Bend[];
  /** A fault of the catalogue in a word, or several: `fault: 'F12:generation.create'`. */
  fault?: string | string[];
}

const finished = new Map<string, Uint8Array<ArrayBuffer>>();

/** The same request is the same file in every world: what one story had painted, the next one finds. */
const shelf: WorldOptions['shelf'] = {
  take: async (id) => finished.get(id),
  put: async (id, file) => void finished.set(id, file),
};

const startWorker = mswLoader(async () => {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    // A built Storybook may lie in any folder; the servers of development and tests serve from the root.
    serviceWorker: { url: import.meta.env.DEV ? '/mockServiceWorker.js' : './mockServiceWorker.js' },
    onUnhandledFrame: 'bypass',
  });
  return worker;
});

/**
 * Gives a story a world of its own, in `context.loaded.world`, and ends with it all that the story left waiting. Without
 * the parameter: none.
 */
export async function openWorld(context: StoryContext) {
  const wanted: StoryWorld | undefined = context.parameters.world;
  if (!wanted) return;
  await startWorker(context);
  const scenario: ScenarioName | '' = context.globals.scenario;
  const { bend = [], ...options } = scenario ? { scenario } : toOptions(wanted);
  const world = createWorld({ ...options, bend: [...bend, ...bendsOf(context.globals.network)], shelf });
  context.loaded['world'] = world;
  const relay = relayAborts();
  context.msw.use(...handlers(world, relay));
  return () => {
    world.close();
    relay.stop();
    context.msw.resetHandlers();
  };
}

function toOptions({ scenario, bend = [], fault = [] }: StoryWorld) {
  return { scenario, bend: [...bend, ...[fault].flat().map(readFault)] };
}
