// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { StaleSessionError } from '../errors';
import { hang, sessionAnswering } from '../testing';
import { creationsQuery, saveCreationMutation } from './creations.queries';
import { generateMutation } from './generation.queries';
import { keys } from './keys';
import { createQueryClient } from './query-client';
import { languageMutation, loginMutation, logoutMutation, userQuery } from './session.queries';
import { cachedData, quiet, run, watch } from './testing';
import { ada, appOfAda, as, bob, credentials, done, late, secret } from './testing-sessions';

test(
  'a list that arrives after logout is discarded',
  { tags: ['req:session.logout-clears-user'] },
  async () => {
    const { answer, arrive } = late();
    const { api, client } = await appOfAda({ 'GET /api/creations': answer });
    watch(client, creationsQuery(api, ada.id));
    void client.invalidateQueries({ queryKey: keys.allCreations });
    await run(client, logoutMutation(api), undefined);
    arrive(Response.json([secret]));
    await quiet(client);
    expect(client.getQueryData(keys.user)).toBeNull();
    expect(cachedData(client)).not.toContain('ada');
  },
);

test('a logout aborts pending queries, and no promise stays pending', async () => {
  const signals: AbortSignal[] = [];
  const { api, client } = await appOfAda({
    'GET /api/creations': (request) => {
      signals.push(request.signal);
      return hang(request);
    },
  });
  const list = watch(client, creationsQuery(api, ada.id));
  void client.invalidateQueries({ queryKey: keys.allCreations });
  await run(client, logoutMutation(api), undefined);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  await expect.poll(() => list.getCurrentResult().fetchStatus).toBe('idle');
});

test('a list that was fetched directly is discarded if it arrives in the session of another user', async () => {
  const { answer, arrive } = late();
  const { api, client } = await appOfAda({ 'GET /api/creations': answer });
  client.removeQueries({ queryKey: keys.allCreations });
  const list = client.fetchQuery(creationsQuery(api, ada.id)).catch((error: unknown) => error);
  await run(client, logoutMutation(api), undefined);
  await run(client, loginMutation(api), credentials);
  arrive(Response.json([secret]));
  expect(await list).toBeInstanceOf(Error);
  expect(client.getQueryData(keys.user)).toMatchObject(bob);
  expect(cachedData(client)).not.toContain('ada');
});

test('a user that is read while another signs in is discarded', async () => {
  const { answer, arrive } = late();
  const answers = [answer, as(bob)];
  const { api, client } = await appOfAda({ 'GET /api/user': () => answers.shift()!() });
  watch(client, userQuery(api));
  void client.invalidateQueries({ queryKey: keys.user });
  await run(client, loginMutation(api), credentials);
  arrive(Response.json(ada));
  await quiet(client);
  expect(client.getQueryData(keys.user)).toMatchObject(bob);
  expect(client.getQueryState(keys.user)).toMatchObject({ status: 'success', error: null });
  expect(cachedData(client)).not.toContain('ada');
});

test('a 401 that arrives after a later login does not sign out', async () => {
  const { answer, arrive } = late();
  const answers = [answer, as(bob)];
  const { api } = sessionAnswering({
    'GET /api/user': () => answers.shift()!(),
    'POST /api/login': as(bob),
  });
  const client = createQueryClient();
  watch(client, userQuery(api));
  await run(client, loginMutation(api), credentials);
  arrive(new Response('', { status: 401 }));
  await quiet(client);
  expect(client.getQueryData(keys.user)).toMatchObject(bob);
  expect(client.getQueryState(keys.user)).toMatchObject({ status: 'success', error: null });
});

test.each([
  { call: 'login', of: loginMutation, variables: credentials, path: 'POST /api/login' },
  {
    call: 'change of language',
    of: languageMutation,
    variables: { language: 'de' },
    path: 'PUT /api/user/language',
  },
] as const)('a $call that arrives after a newer balance does not restore the older one', async (given) => {
  const { answer, arrive } = late();
  let tokens = 5;
  const { api, client } = await appOfAda({
    'GET /api/user': () => Response.json({ ...ada, tokens }),
    [given.path]: answer,
  });
  watch(client, userQuery(api));
  const call = run(
    client,
    given.of(api) as ReturnType<typeof loginMutation>,
    given.variables as typeof credentials,
  );
  await expect.poll(() => client.isMutating()).toBe(1);
  tokens = 4;
  await client.invalidateQueries({ queryKey: keys.user });
  arrive(Response.json({ ...ada, tokens: 5 }));
  await call;
  await quiet(client);
  expect(client.getQueryData(keys.user)).toMatchObject({ tokens: 4 });
});

test('the response to a mutation after a logout is dropped without a callback', async () => {
  const { answer, arrive } = late();
  const reported: string[] = [];
  const listener = {
    succeeded: (name: string) => void reported.push(name),
    failed: (name: string) => void reported.push(name),
  };
  const { api, calls, client } = await appOfAda({ 'PUT /api/user/language': answer }, listener);
  const change = run(client, languageMutation(api), { language: 'de' });
  await run(client, logoutMutation(api), undefined);
  arrive(Response.json({ ...ada, language: 'de' }));
  await expect(change).rejects.toBeInstanceOf(StaleSessionError);
  await expect.poll(() => client.getMutationCache().getAll()).toEqual([]);
  expect(client.getQueryData(keys.user)).toBeNull();
  expect(cachedData(client)).not.toContain('ada');
  expect(reported).toEqual(['session.logout']);
  expect(calls).toEqual(['PUT /api/user/language', 'POST /api/logout']);
});

test.each([
  ['success', () => Response.json({ mediaUrl: '/secret-of-ada.jpg' })],
  ['refusal', () => new Response('the prompt of ada', { status: 401 })],
])('a generation that ends with a %s after logout is discarded', async (_name, outcome) => {
  const { answer, arrive } = late();
  const failed = vi.fn();
  const { api, client } = await appOfAda({ 'POST /api/generate': answer }, { failed });
  const request = {
    prompt: 'ada',
    style: 'anime',
    aspectRatio: '1:1',
    quality: 'hd',
    mediaType: 'image',
  } as const;
  const made = run(client, generateMutation(api), { request });
  await run(client, logoutMutation(api), undefined);
  await run(client, loginMutation(api), credentials);
  arrive(outcome());
  await expect(made).rejects.toBeInstanceOf(StaleSessionError);
  await expect.poll(() => client.getMutationCache().getAll()).toEqual([]);
  expect(client.getQueryData(keys.user)).toMatchObject(bob);
  expect(cachedData(client)).not.toContain('ada');
  expect(failed).not.toHaveBeenCalled();
});

test('responses that arrive together with the end of the session are discarded', async () => {
  const { answer, arrive } = late();
  const ended = late();
  const { api, client } = await appOfAda({
    'GET /api/creations': answer,
    'PUT /api/user/language': async () => (await answer()) && Response.json({ ...ada, language: 'de' }),
    'POST /api/logout': ended.answer,
  });
  watch(client, creationsQuery(api, ada.id));
  void client.invalidateQueries({ queryKey: keys.allCreations });
  const change = run(client, languageMutation(api), { language: 'de' }).catch(() => undefined);
  const logout = run(client, logoutMutation(api), undefined);
  await expect.poll(() => client.isMutating()).toBe(2);
  ended.arrive(done());
  arrive(Response.json([secret]));
  await Promise.all([change, logout]);
  await quiet(client);
  expect(client.getQueryData(keys.user)).toBeNull();
  await expect.poll(() => client.getMutationCache().getAll()).toEqual([]);
  expect(cachedData(client)).not.toContain('ada');
});

test('a mutation that is answered before logout does not restore the user after it', async () => {
  const answered = Promise.withResolvers<void>();
  const listenerDone = Promise.withResolvers<void>();
  const { api, client } = await appOfAda(
    { 'PUT /api/user/language': as({ ...ada, language: 'de' }) },
    {
      succeeded: (name) => {
        if (name !== 'session.language') return undefined;
        answered.resolve();
        return listenerDone.promise;
      },
    },
  );
  const change = run(client, languageMutation(api), { language: 'de' });
  await answered.promise;
  await run(client, logoutMutation(api), undefined);
  listenerDone.resolve();
  await change;
  expect(client.getQueryData(keys.user)).toBeNull();
});

test('a save that is pending at logout causes no refetch for the next user', async () => {
  const { answer, arrive } = late();
  const { api, calls, client } = await appOfAda({ 'POST /api/creations': answer });
  const { id: _id, ...fields } = {
    ...secret,
    userId: 1,
    prompt: 'ada',
    style: 'anime',
    aspectRatio: '1:1',
    mediaType: 'image',
  } as const;
  const save = run(client, saveCreationMutation(api), {
    ...fields,
    isPublic: false,
    metadata: { quality: 'hd' },
  });
  await run(client, logoutMutation(api), undefined);
  arrive(new Response(null, { status: 201 }));
  await expect(save).rejects.toBeInstanceOf(StaleSessionError);
  expect(client.getQueryState(keys.gallery)?.isInvalidated).toBe(false);
  expect(calls).toEqual(['POST /api/creations', 'POST /api/logout']);
});
