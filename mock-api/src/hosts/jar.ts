import type { CookieJar } from '../route';
import type { World } from '../world';

/**
 * The jar of the browser in front of a world. A page cannot be given an HttpOnly cookie by a service worker, so the
 * token is kept in the world's own state: out of the page's reach, and there again after a reload.
 */
export function browserJar(world: World): CookieJar {
  return {
    get session() {
      return world.state.browserSession;
    },
    set session(token) {
      world.change((state) => {
        state.browserSession = token;
      });
    },
  };
}
