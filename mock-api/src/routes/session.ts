import { endpoints } from '@product/api-client';
import { addAccount, findByCredentials, findByName, toUser } from '../accounts';
import { HttpError } from '../http-error';
import { memberRoute, route, type CookieStore } from '../route';
import { endSession, openSession } from '../sessions';
import type { Account } from '../state';
import type { World } from '../world';

export const sessionRoutes = [
  memberRoute(endpoints.getUser, ({ account }) => toUser(account)),

  route(endpoints.login, ({ world, cookies, body }) => {
    const account = findByCredentials(world.state, body);
    if (!account) throw new HttpError(401, 'Invalid email or username or password.');
    return signIn(world, cookies, account);
  }),

  route(
    endpoints.register,
    ({ world, cookies, body: { username, email, password } }) => {
      if (findByName(world.state, { username })) throw new HttpError(409, 'This username is already taken.');
      if (findByName(world.state, { email })) throw new HttpError(409, 'This email is already registered.');
      const registeredAt = world.clock.now();
      const account = world.change((state) => addAccount(state, { username, email, password, registeredAt }));
      return signIn(world, cookies, account);
    },
    201,
  ),

  route(endpoints.logout, ({ world, cookies }) => {
    world.change((state) => endSession(state, cookies.session));
    cookies.session = null;
    return undefined;
  }),

  memberRoute(endpoints.updateLanguage, ({ world, account, body }) => {
    world.change(() => {
      account.language = body.language;
    });
    return toUser(account);
  }),
];

/** Opens a session. The previous one of the same cookie store ends. */
function signIn(world: World, cookies: CookieStore, account: Account) {
  const token = world.change((state) => {
    endSession(state, cookies.session);
    return openSession(state, account, world.random);
  });
  cookies.session = token;
  return toUser(account);
}
