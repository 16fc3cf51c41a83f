import type { CookieJar } from '../route';
import type { World } from '../world';

/**
 * Cookie store of the browser that a world runs in. A service worker cannot set an HttpOnly cookie, so the token is
 * stored in the world's state: not accessible to the page, and restored after a reload.
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
