import { createWorld, type Bend, type ScenarioName } from 'mock-api';
import { handlers, relayAborts } from 'mock-api/browser';
import { setupWorker } from 'msw/browser';
import { createPreviewAnnotations } from 'msw-storybook-addon/preview';

type Annotations = ReturnType<typeof createPreviewAnnotations>;
type Context = Parameters<Annotations['beforeEach']>[0];

/** The world that a story lives in: `parameters: { world: { scenario: 'creator', bend: [hang(endpoints.generate)] } }`. */
export interface StoryWorld {
  scenario?: ScenarioName;
  bend?: Bend[];
}

const addon = createPreviewAnnotations(async () => {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    // A built Storybook may lie in any folder; the servers of development and tests serve from the root.
    serviceWorker: { url: import.meta.env.DEV ? '/mockServiceWorker.js' : './mockServiceWorker.js' },
    onUnhandledFrame: 'bypass',
  });
  return worker;
});

/** Gives a story a world of its own, and ends with it all that the story left waiting. Without the parameter: none. */
export async function openWorld(context: Context) {
  const wanted: StoryWorld | undefined = context.parameters.world;
  if (!wanted) return;
  const reset = await addon.beforeEach(context);
  const chosen: ScenarioName | '' = context.globals.scenario ?? '';
  const world = createWorld({ ...wanted, ...(chosen && { scenario: chosen, bend: [] }) });
  const relay = relayAborts();
  context.msw.use(...handlers(world, relay));
  return () => {
    world.close();
    relay.stop();
    return reset?.();
  };
}
