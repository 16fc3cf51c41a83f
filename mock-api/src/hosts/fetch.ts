import { findByName } from '../accounts';
import type { CookieStore } from '../route';
import { openSession } from '../sessions';
import type { World } from '../world';
import { handleAsBrowser } from './redirect';

export interface FetchOptions {
  /**
   * The signed-in user: a username, or `null` for none.
   * @default the user that the scenario signs in
   */
  as?: string | null;
  /**
   * The cookie store, for a test that decides itself which request has which cookie.
   * @default its own, in which `as` is signed in
   */
  cookies?: CookieStore;
}

/** Creates a `fetch` that calls a world without a network. Each has its own cookie store, as a separate browser has. */
export function createFetch(world: World, { as, cookies = openStore(world, as) }: FetchOptions = {}) {
  return async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const address =
      input instanceof Request ? input : new URL(input, globalThis.location?.href ?? 'http://localhost/');
    const request = new Request(address, init);
    const response = await handleAsBrowser(world, request, { cookies });
    request.signal.throwIfAborted();
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
}

function openStore(world: World, as: string | null | undefined): CookieStore {
  if (as === undefined) return { session: world.state.browserSession };
  if (as === null) return { session: null };
  const account = findByName(world.state, { username: as });
  if (!account) throw new Error(`There is no user "${as}".`);
  return { session: world.change((state) => openSession(state, account, world.random)) };
}
