import type * as fc from 'fast-check';
import { createFetch } from 'mock-api';
import { openWorld } from '../races/world';

/**
 * A browser over a server. A request has the cookie of the moment it is sent, and the response replaces it on arrival.
 * The scheduler determines when each of them arrives.
 */
export function openBrowser(scheduler: fc.Scheduler) {
  const world = openWorld();
  // So few that generations use them up.
  world.change(({ accounts }) => accounts.forEach((account) => Object.assign(account, { tokens: 2 })));
  const usernameOf = (token: string | null) => {
    const id = token === null ? undefined : world.state.sessions[token];
    return world.state.accounts.find((account) => account.id === id)?.username;
  };
  let cookie: string | null = null;

  return {
    world,
    async fetch(request: Request): Promise<Response> {
      const call = `${request.method} ${new URL(request.url).pathname}`;
      const sent = cookie;
      await scheduler.schedule(Promise.resolve(), `${call} of ${usernameOf(sent) ?? 'a visitor'} arrives`);
      const cookies = { session: sent };
      const response = await createFetch(world, { cookies })(request);
      await scheduler.schedule(Promise.resolve(), `${call} is answered ${response.status}`);
      request.signal.throwIfAborted();
      if (cookies.session !== sent || call === 'POST /api/logout') cookie = cookies.session;
      return response;
    },
    /** Requests from the server without delay, with the browser's cookie. */
    request: async <Data>(path: string): Promise<Data | null | undefined> => {
      const response = await createFetch(world, { cookies: { session: cookie } })(`http://localhost${path}`);
      if (response.ok) return response.json();
      return path === '/api/user' ? null : undefined;
    },
    /** Whether the browser still has the cookie of a session that the server has ended. */
    hasLostSession: () => cookie !== null && usernameOf(cookie) === undefined,
  };
}
