// @vitest-environment happy-dom
import { MutationObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { ApiError } from '../errors';
import { userSchema } from '../session/user.schema';
import { sessionAnswering } from '../testing';
import { keys } from './keys';
import { createQueryClient } from './query-client';
import {
  endSession,
  languageMutation,
  loginMutation,
  logoutMutation,
  registerMutation,
  userQuery,
} from './session.queries';
import { cachedData, quiet, run, watch } from './testing';
import { ada, appOfAda, as, bob, credentials, late, refuse, registration, secret } from './testing-sessions';

test('the mutations that send a password are secret, so that useSubmit clears it', () => {
  const { api } = sessionAnswering({});
  const options = [loginMutation(api), registerMutation(api), logoutMutation(api), languageMutation(api)];
  expect(options.map(({ meta }) => meta)).toEqual([{ secret: true }, { secret: true }, undefined, undefined]);
});

test('the user is the one that the server returns', { tags: ['req:session.user-at-start'] }, async () => {
  const { api } = sessionAnswering({ 'GET /api/user': as(ada) });
  expect(await createQueryClient().fetchQuery(userQuery(api))).toMatchObject(ada);
});

test(
  'a 401 means signed out, and is not an error',
  { tags: ['req:session-calls.user', 'req:session.signed-out'] },
  async () => {
    const { api } = sessionAnswering({ 'GET /api/user': refuse(401) });
    expect(await createQueryClient().fetchQuery(userQuery(api))).toBeNull();
  },
);

test.each([403, 500])(
  'a %d leaves the user unknown, as an error',
  { tags: ['req:session.user-unknown'] },
  async (status) => {
    const { api } = sessionAnswering({ 'GET /api/user': refuse(status) });
    await expect(createQueryClient().fetchQuery(userQuery(api))).rejects.toBeInstanceOf(ApiError);
  },
);

test('after a failed read the next screen does not fetch the user, but a refetch does', async () => {
  const { api, calls } = sessionAnswering({ 'GET /api/user': refuse(503) });
  const client = createQueryClient();
  const header = watch(client, userQuery(api));
  await quiet(client);
  const screen = watch(client, userQuery(api));
  await quiet(client);
  expect(screen.getCurrentResult()).toMatchObject({ status: 'error', fetchStatus: 'idle' });
  expect(calls).toEqual(['GET /api/user']);
  await header.refetch();
  expect(calls).toEqual(['GET /api/user', 'GET /api/user']);
});

test('after a failed refetch the user is kept, and the next screen does not fetch it', async () => {
  const { api, calls, client } = await appOfAda({ 'GET /api/user': refuse(503) });
  watch(client, userQuery(api));
  await client.invalidateQueries({ queryKey: keys.user });
  const screen = watch(client, userQuery(api));
  await quiet(client);
  expect(screen.getCurrentResult()).toMatchObject({ data: ada, fetchStatus: 'idle' });
  expect(calls).toEqual(['GET /api/user']);
  await screen.refetch();
  expect(calls).toEqual(['GET /api/user', 'GET /api/user']);
});

test(
  'login sets the user from the response and removes private data',
  { tags: ['req:session-calls.login', 'req:session.login-sets-user'] },
  async () => {
    const { api, client } = await appOfAda();
    await run(client, loginMutation(api), credentials);
    expect(client.getQueryData(keys.user)).toMatchObject(bob);
    expect(cachedData(client)).not.toContain('ada');
  },
);

test(
  'registration sets the user from the response and removes private data',
  { tags: ['req:session-calls.register', 'req:session.register-sets-user'] },
  async () => {
    const { api, client } = await appOfAda();
    await run(client, registerMutation(api), registration);
    expect(client.getQueryData(keys.user)).toMatchObject(bob);
    expect(cachedData(client)).not.toContain('ada');
  },
);

test(
  'logout removes the user and private data',
  { tags: ['req:session-calls.logout', 'req:session.logout-clears-user'] },
  async () => {
    const { api, client } = await appOfAda();
    await run(client, logoutMutation(api), undefined);
    expect(client.getQueryData(keys.user)).toBeNull();
    expect(cachedData(client)).not.toContain('ada');
  },
);

test('a session that was ended elsewhere removes the user and private data, and sends no request', async () => {
  const { api, calls, client } = await appOfAda();
  const before = calls.length;
  await endSession(api, client);
  expect(client.getQueryData(keys.user)).toBeNull();
  expect(cachedData(client)).not.toContain('ada');
  expect(calls).toHaveLength(before);
});

test('the public gallery is kept after the session, and is not refetched', async () => {
  const { api, calls, client } = await appOfAda();
  await run(client, logoutMutation(api), undefined);
  expect(client.getQueryData(keys.gallery)).toMatchObject([{ id: 8 }]);
  expect(calls).toEqual(['POST /api/logout']);
});

test('a login, registration or logout that fails changes nothing', async () => {
  const { api, client } = await appOfAda({
    'POST /api/login': refuse(401),
    'POST /api/register': refuse(409),
    'POST /api/logout': refuse(500),
  });
  await run(client, loginMutation(api), credentials).catch(() => undefined);
  await run(client, registerMutation(api), registration).catch(() => undefined);
  await run(client, logoutMutation(api), undefined).catch(() => undefined);
  expect(client.getQueryData(keys.user)).toMatchObject(ada);
  expect(client.getQueryData(keys.creations(ada.id))).toMatchObject([secret]);
});

test.each([
  ['another user', as(bob), userSchema.parse(bob)],
  ['no user', refuse(401), null],
])('private data is removed when a later read finds %s', async (_name, answer, user) => {
  const { api, client } = await appOfAda({ 'GET /api/user': answer });
  await client.fetchQuery({ ...userQuery(api), staleTime: 0 });
  expect(client.getQueryData<object | null>(keys.user)).toEqual(user);
  expect(cachedData(client)).not.toContain('ada');
});

test('the lists are kept when a later read finds the same user', async () => {
  const { api, client } = await appOfAda({ 'GET /api/user': as({ ...ada, tokens: 5 }) });
  await client.fetchQuery({ ...userQuery(api), staleTime: 0 });
  expect(client.getQueryData(keys.user)).toMatchObject({ tokens: 5 });
  expect(client.getQueryData(keys.creations(ada.id))).toMatchObject([secret]);
});

test('a logout that is submitted during a login is sent after it', async () => {
  const { answer, arrive } = late();
  const { api, calls, client } = await appOfAda({ 'POST /api/login': answer });
  const login = run(client, loginMutation(api), credentials);
  const logout = run(client, logoutMutation(api), undefined);
  await expect.poll(() => calls).toEqual(['POST /api/login']);
  arrive(Response.json(bob));
  await login;
  expect(client.getQueryData(keys.user)).toMatchObject(bob);
  await logout;
  expect(calls).toEqual(['POST /api/login', 'POST /api/logout']);
  expect(client.getQueryData(keys.user)).toBeNull();
});

test('a failed mutation is removed with the session, although its observer stays', async () => {
  const { api, client } = await appOfAda({ 'PUT /api/user/language': refuse(500) });
  const form = new MutationObserver(client, languageMutation(api));
  form.subscribe(() => undefined);
  await form.mutate({ language: 'de' }).catch(() => undefined);
  expect(client.getMutationCache().getAll()).toHaveLength(1);
  await run(client, logoutMutation(api), undefined);
  expect(client.getMutationCache().findAll({ mutationKey: ['session.language'] })).toEqual([]);
});

test(
  'a change of language sets the user from the response and keeps the lists',
  { tags: ['req:session-calls.language', 'req:session.language-replaces-user'] },
  async () => {
    const { api, client } = await appOfAda({ 'PUT /api/user/language': as({ ...ada, language: 'de' }) });
    await run(client, languageMutation(api), { language: 'de' });
    expect(client.getQueryData(keys.user)).toMatchObject({ id: 1, language: 'de' });
    expect(client.getQueryData(keys.creations(ada.id))).toMatchObject([secret]);
  },
);
