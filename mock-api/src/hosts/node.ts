import { setupServer, type SetupServer } from 'msw/node';
import type { World } from '../world';
import { handlers } from './msw';

/**
 * Intercepts Node's own `fetch`, for tests about the interception itself; for other tests use `createFetch`. Call
 * `listen()` before and `close()` after.
 */
export function createServer(world: World): SetupServer {
  return setupServer(...handlers(world));
}
