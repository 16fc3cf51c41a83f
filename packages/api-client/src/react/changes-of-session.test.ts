// @vitest-environment happy-dom
import type { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { StaleSessionError } from '../errors';
import type { Session } from '../session/session';
import { userSchema, type User } from '../session/user.schema';
import { hang } from '../testing';
import { creationsQuery, deleteCreationMutation } from './creations.queries';
import { keys } from './keys';
import { loginMutation, logoutMutation, registerMutation, userQuery } from './session.queries';
import { cachedData, quiet, run, watch } from './testing';
import { ada, appOfAda, as, bob, credentials, late, refuse, registration, secret } from './testing-sessions';

type Change = (client: QueryClient, api: Session) => Promise<unknown>;

const read: Change = (client, api) => client.fetchQuery({ ...userQuery(api), staleTime: 0 });

/** Every way in which Ada's session ends, and the user afterwards. */
const ENDS: [string, Change, Record<string, () => Response>, User | null][] = [
  ['a login', (client, api) => run(client, loginMutation(api), credentials), {}, userSchema.parse(bob)],
  [
    'a registration',
    (client, api) => run(client, registerMutation(api), registration),
    {},
    userSchema.parse(bob),
  ],
  ['a logout', (client, api) => run(client, logoutMutation(api), undefined), {}, null],
  ['an expiry', read, { 'GET /api/user': refuse(401) }, null],
  ["another user's cookie", read, { 'GET /api/user': as(bob) }, userSchema.parse(bob)],
];

test.each(ENDS)(
  'the response to a call that is sent before %s and answered after it is discarded',
  async (_, end, server, next) => {
    const [list, change] = [late(), late()];
    const failed = vi.fn();
    const answers = {
      'GET /api/creations': list.answer,
      'DELETE /api/creations/7': change.answer,
      ...server,
    };
    const { api, client } = await appOfAda(answers, { failed });
    watch(client, creationsQuery(api, ada.id));
    void client.invalidateQueries({ queryKey: keys.allCreations });
    const deletion = run(client, deleteCreationMutation(api), { id: 7 });
    await end(client, api);
    list.arrive(Response.json([secret]));
    change.arrive(new Response('the secret of ada', { status: 500 }));
    await expect(deletion).rejects.toBeInstanceOf(StaleSessionError);
    await quiet(client);
    await expect.poll(() => client.getMutationCache().getAll()).toEqual([]);
    expect(client.getQueryData<User | null>(keys.user)).toEqual(next);
    expect(cachedData(client)).not.toContain('ada');
    expect(failed).not.toHaveBeenCalled();
  },
);

test.each(ENDS)('after %s no private data is left in the caches', async (_, end, server) => {
  const { api, client } = await appOfAda(server);
  client.setQueryData(['whatever', ada.id], 'the secret of ada');
  await end(client, api);
  expect(cachedData(client)).not.toContain('ada');
});

test('a login of the same user refetches the mounted lists', async () => {
  const lists = [[], [secret]];
  const { api, client } = await appOfAda({
    'POST /api/login': as(ada),
    'GET /api/creations': () => Response.json(lists.shift()),
  });
  const list = watch(client, creationsQuery(api, ada.id));
  await client.invalidateQueries({ queryKey: keys.allCreations });
  expect(list.getCurrentResult().data).toEqual([]);
  await run(client, loginMutation(api), credentials);
  await expect.poll(() => list.getCurrentResult().data).toMatchObject([secret]);
});

const READS: [string, readonly unknown[], Change][] = [
  ['the user', keys.user, read],
  [
    'the own list',
    keys.creations(ada.id),
    (client, api) => client.fetchQuery({ ...creationsQuery(api, ada.id), staleTime: 0 }),
  ],
];

test.each(READS)('the request for %s is aborted with its query', async (_, queryKey, begin) => {
  const signals: AbortSignal[] = [];
  const hanging = (request: Request) => {
    signals.push(request.signal);
    return hang(request);
  };
  const { api, client } = await appOfAda({
    'GET /api/user': hanging,
    'GET /api/creations': hanging,
  });
  const pending = begin(client, api).catch(() => undefined);
  await expect.poll(() => signals).toHaveLength(1);
  await client.cancelQueries({ queryKey });
  await pending;
  expect(signals[0]?.aborted).toBe(true);
});
