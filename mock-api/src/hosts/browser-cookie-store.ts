import type { CookieStore } from '../route';
import type { World } from '../world';

/**
 * Cookie store of the browser that a world runs in. A service worker cannot set an HttpOnly cookie, so the token is
 * stored in the world's state: not accessible to the page, and restored after a reload.
 */
export function browserCookieStore(world: World): CookieStore {
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
