import { endpoints } from '@product/api-client';
import { registerFormSchema } from '@product/domain';
import { addAccount, findByCredentials, findByName, toUser } from '../accounts';
import { obey, refuse } from '../refusal';
import { memberRoute, route, type CookieJar } from '../route';
import { endSession, openSession } from '../sessions';
import type { Account } from '../state';
import type { World } from '../world';

export const sessionRoutes = [
  memberRoute(endpoints.getUser, ({ account }) => toUser(account)),

  route(endpoints.login, ({ world, jar, body }) => {
    const account = findByCredentials(world.state, body);
    if (!account) throw refuse(401, 'Invalid email or username or password.');
    return signIn(world, jar, account);
  }),

  route(
    endpoints.register,
    ({ world, jar, body }) => {
      const { username, email, password } = obey(registerFormSchema, body);
      if (findByName(world.state, { username })) throw refuse(409, 'This username is already taken.');
      if (findByName(world.state, { email })) throw refuse(409, 'This email is already registered.');
      const registeredAt = world.clock.now();
      const account = world.change((state) => addAccount(state, { username, email, password, registeredAt }));
      return signIn(world, jar, account);
    },
    201,
  ),

  route(endpoints.logout, ({ world, jar }) => {
    world.change((state) => endSession(state, jar.session));
    jar.session = null;
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
function signIn(world: World, jar: CookieJar, account: Account) {
  const token = world.change((state) => {
    endSession(state, jar.session);
    return openSession(state, account, world.chance);
  });
  jar.session = token;
  return toUser(account);
}
