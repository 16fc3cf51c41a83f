import { setupServer, type SetupServer } from 'msw/node';
import type { World } from '../world';
import { handlers } from './msw';

/**
 * A world behind Node's own `fetch`, for tests in which interception is the point; others are served better by
 * `createFetch`. Call `listen()` before and `close()` after.
 */
export function createServer(world: World): SetupServer {
  return setupServer(...handlers(world));
}
