import type * as fc from 'fast-check';
import { createFetch, createWorld, manualClock } from 'mock-api';

/** The owners of the data in a text, by an e-mail address or by `owned by demo` in their texts. */
export const ownersIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/owned by (\w+)|(\w+)@example\.com/g)].map(([, typed, mail]) => typed ?? mail ?? ''),
  ),
];

/** A world in which the private creations of `demo` name their owner. */
export function openWorld() {
  const render = async () => new Uint8Array([0xff, 0xd8, 0xff, 0xd9]);
  const world = createWorld({ clock: manualClock(), render });
  world.change(({ creations, accounts }) => {
    const demo = accounts.find(({ username }) => username === 'demo');
    for (const creation of creations.filter(({ userId }) => userId === demo?.id)) {
      Object.assign(creation, { title: 'owned by demo', isPublic: false });
    }
  });
  return world;
}

/** A browser over a world, with a network that delivers in an order chosen by the scheduler. */
export function openBrowser(scheduler: fc.Scheduler) {
  const world = openWorld();
  const reach = createFetch(world, { as: null });
  let cookieUser: string | undefined;
  return {
    world,
    async fetch(request: Request): Promise<Response> {
      const call = `${request.method} ${new URL(request.url).pathname}`;
      await scheduler.schedule(Promise.resolve(), `${call} arrives`);
      const response = await reach(request);
      if (response.ok && call === 'POST /api/logout') cookieUser = undefined;
      if (response.ok && call === 'POST /api/login') cookieUser = (await response.clone().json()).username;
      await scheduler.schedule(Promise.resolve(), `${call} is answered ${response.status}`);
      return response;
    },
    /** The user of the browser's cookie, whether or not the session still exists. */
    cookieUser: () => cookieUser,
    /** The signed-in user. Losing the session ends all earlier ones with it. */
    signedIn: () => (Object.keys(world.state.sessions).length > 0 ? cookieUser : undefined),
  };
}
