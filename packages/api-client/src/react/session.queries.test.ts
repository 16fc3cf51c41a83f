// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { ApiError, StaleSessionError } from '../errors';
import { sessionAnswering } from '../testing';
import { creationsQuery, galleryQuery, saveCreationMutation } from './creations.queries';
import { generateMutation } from './generation.queries';
import { keys } from './keys';
import { createQueryClient, type CallListener } from './query-client';
import {
  languageMutation,
  loginMutation,
  logoutMutation,
  registerMutation,
  userQuery,
} from './session.queries';
import { everythingKept, quiet, run, watch } from './testing';

const ada = { id: 1, username: 'ada', language: 'en' };
const bob = { id: 2, username: 'bob', language: 'en' };
const secret = { id: 7, imageUrl: '/secret.jpg', title: 'the secret of ada' };
const credentials = { username: 'bob', password: 'password' };
const registration = {
  username: 'bob',
  email: 'bob@example.com',
  password: 'password',
  confirmPassword: 'password',
};
const as = (user: object) => () => Response.json(user);
const refuse = (status: number) => () => new Response('', { status });
const done = () => new Response(null, { status: 204 });

const answers = {
  'GET /api/user': as(ada),
  'GET /api/creations': () => Response.json([secret]),
  'GET /api/gallery': () => Response.json([{ id: 8, imageUrl: '/wall.jpg' }]),
  'POST /api/login': as(bob),
  'POST /api/register': as(bob),
  'POST /api/logout': done,
};

/** The app of Ada, signed in, with her list and the gallery read; `server` holds what is answered from then on. */
async function appOfAda(changes: Parameters<typeof sessionAnswering>[0] = {}, listener: CallListener = {}) {
  const server = { ...answers };
  const { api, asked } = sessionAnswering(server);
  const client = createQueryClient(listener);
  await client.fetchQuery(userQuery(api));
  await client.fetchQuery(galleryQuery(api));
  await client.fetchQuery(creationsQuery(api, ada.id));
  asked.length = 0;
  Object.assign(server, changes);
  return { api, asked, client };
}

/** An answer that comes when the test says so, whether or not its asker still waits. */
function late() {
  const { promise, resolve } = Promise.withResolvers<Response>();
  return { answer: () => promise, arrive: resolve };
}

test('the user is who the server says', async () => {
  const { api } = sessionAnswering({ 'GET /api/user': as(ada) });
  expect(await createQueryClient().fetchQuery(userQuery(api))).toMatchObject(ada);
});

test('a 401 means signed out, which is no error', async () => {
  const { api } = sessionAnswering({ 'GET /api/user': refuse(401) });
  expect(await createQueryClient().fetchQuery(userQuery(api))).toBeNull();
});

test.each([403, 500])('a %d leaves open who the user is', async (status) => {
  const { api } = sessionAnswering({ 'GET /api/user': refuse(status) });
  await expect(createQueryClient().fetchQuery(userQuery(api))).rejects.toBeInstanceOf(ApiError);
});

test('login makes the answer the user and forgets what was private', async () => {
  const { api, client } = await appOfAda();
  await run(client, loginMutation(api), credentials);
  expect(client.getQueryData(keys.user)).toMatchObject(bob);
  expect(everythingKept(client)).not.toContain('ada');
});

test('registration makes the answer the user and forgets what was private', async () => {
  const { api, client } = await appOfAda();
  await run(client, registerMutation(api), registration);
  expect(client.getQueryData(keys.user)).toMatchObject(bob);
  expect(everythingKept(client)).not.toContain('ada');
});

test('logout leaves no user and forgets what was private', async () => {
  const { api, client } = await appOfAda();
  await run(client, logoutMutation(api), undefined);
  expect(client.getQueryData(keys.user)).toBeNull();
  expect(everythingKept(client)).not.toContain('ada');
});

test('the gallery of everyone outlives the session and is not read again', async () => {
  const { api, asked, client } = await appOfAda();
  await run(client, logoutMutation(api), undefined);
  expect(client.getQueryData(keys.gallery)).toMatchObject([{ id: 8 }]);
  expect(asked).toEqual(['POST /api/logout']);
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

test('a list that arrives after logout lands nowhere', async () => {
  const { answer, arrive } = late();
  const { api, client } = await appOfAda({ 'GET /api/creations': answer });
  watch(client, creationsQuery(api, ada.id));
  void client.invalidateQueries({ queryKey: keys.allCreations });
  await run(client, logoutMutation(api), undefined);
  arrive(Response.json([secret]));
  await quiet(client);
  expect(client.getQueryData(keys.user)).toBeNull();
  expect(everythingKept(client)).not.toContain('ada');
});

test('a list that was asked for directly and arrives in the session of another lands nowhere', async () => {
  const { answer, arrive } = late();
  const { api, client } = await appOfAda({ 'GET /api/creations': answer });
  client.removeQueries({ queryKey: keys.allCreations });
  const list = client.fetchQuery(creationsQuery(api, ada.id)).catch((error: unknown) => error);
  await run(client, logoutMutation(api), undefined);
  await run(client, loginMutation(api), credentials);
  arrive(Response.json([secret]));
  expect(await list).toBeInstanceOf(Error);
  expect(client.getQueryData(keys.user)).toMatchObject(bob);
  expect(everythingKept(client)).not.toContain('ada');
});

test('a user who is read while another signs in does not take the place back', async () => {
  const { answer, arrive } = late();
  const { api, client } = await appOfAda({ 'GET /api/user': answer });
  watch(client, userQuery(api));
  void client.invalidateQueries({ queryKey: keys.user });
  await run(client, loginMutation(api), credentials);
  arrive(Response.json(ada));
  await quiet(client);
  expect(client.getQueryData(keys.user)).toMatchObject(bob);
  expect(everythingKept(client)).not.toContain('ada');
});

test('a 401 that was on its way during the login does not sign out', async () => {
  const { answer, arrive } = late();
  const { api } = sessionAnswering({ 'GET /api/user': answer, 'POST /api/login': as(bob) });
  const client = createQueryClient();
  watch(client, userQuery(api));
  await run(client, loginMutation(api), credentials);
  arrive(new Response('', { status: 401 }));
  await quiet(client);
  expect(client.getQueryData(keys.user)).toMatchObject(bob);
});

test('a change that is answered after logout lands nowhere and nobody hears of it', async () => {
  const { answer, arrive } = late();
  const heard: string[] = [];
  const listener = {
    succeeded: (name: string) => void heard.push(name),
    failed: (name: string) => void heard.push(name),
  };
  const { api, asked, client } = await appOfAda({ 'PUT /api/user/language': answer }, listener);
  const change = run(client, languageMutation(api), { language: 'de' });
  await run(client, logoutMutation(api), undefined);
  arrive(Response.json({ ...ada, language: 'de' }));
  await expect(change).rejects.toBeInstanceOf(StaleSessionError);
  await vi.waitFor(() => expect(client.getMutationCache().getAll()).toEqual([]));
  expect(client.getQueryData(keys.user)).toBeNull();
  expect(everythingKept(client)).not.toContain('ada');
  expect(heard).toEqual(['session.logout']);
  expect(asked).toEqual(['PUT /api/user/language', 'POST /api/logout']);
});

test.each([
  ['success', () => Response.json({ mediaUrl: '/secret-of-ada.jpg' })],
  ['refusal', () => new Response('the prompt of ada', { status: 401 })],
])('a generation that ends with a %s after logout lands nowhere', async (_name, outcome) => {
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
  await vi.waitFor(() => expect(client.getMutationCache().getAll()).toEqual([]));
  expect(client.getQueryData(keys.user)).toMatchObject(bob);
  expect(everythingKept(client)).not.toContain('ada');
  expect(failed).not.toHaveBeenCalled();
});

test('answers that arrive together with the end of the session do not outlive it', async () => {
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
  await vi.waitFor(() => expect(client.isMutating()).toBe(2));
  ended.arrive(done());
  arrive(Response.json([secret]));
  await Promise.all([change, logout]);
  await quiet(client);
  expect(client.getQueryData(keys.user)).toBeNull();
  await vi.waitFor(() => expect(client.getMutationCache().getAll()).toEqual([]));
  expect(everythingKept(client)).not.toContain('ada');
});

test.each([
  ['another user', as(bob), bob],
  ['nobody', refuse(401), null],
])('when a later reading finds %s, what was private is forgotten', async (_name, answer, user) => {
  const { api, client } = await appOfAda({ 'GET /api/user': answer });
  await client.fetchQuery({ ...userQuery(api), staleTime: 0 });
  expect(client.getQueryData<object | null>(keys.user)).toEqual(user && expect.objectContaining(user));
  expect(everythingKept(client)).not.toContain('ada');
});

test('when a later reading finds the same user, the lists stay', async () => {
  const { api, client } = await appOfAda({ 'GET /api/user': as({ ...ada, tokens: 5 }) });
  await client.fetchQuery({ ...userQuery(api), staleTime: 0 });
  expect(client.getQueryData(keys.user)).toMatchObject({ tokens: 5 });
  expect(client.getQueryData(keys.creations(ada.id))).toMatchObject([secret]);
});

test('a change of language makes the answer the user and keeps the lists', async () => {
  const { api, client } = await appOfAda({ 'PUT /api/user/language': as({ ...ada, language: 'de' }) });
  await run(client, languageMutation(api), { language: 'de' });
  expect(client.getQueryData(keys.user)).toMatchObject({ id: 1, language: 'de' });
  expect(client.getQueryData(keys.creations(ada.id))).toMatchObject([secret]);
});

test('a change that has been answered before logout cannot bring the user back after it', async () => {
  const told = Promise.withResolvers<void>();
  const { api, client } = await appOfAda(
    { 'PUT /api/user/language': as({ ...ada, language: 'de' }) },
    { succeeded: (name) => (name === 'session.language' ? told.promise : undefined) },
  );
  const change = run(client, languageMutation(api), { language: 'de' });
  await run(client, logoutMutation(api), undefined);
  told.resolve();
  await change;
  expect(client.getQueryData(keys.user)).toBeNull();
});

test('a save that is on its way at logout does not make the next user wait or read', async () => {
  const { answer, arrive } = late();
  const { api, asked, client } = await appOfAda({ 'POST /api/creations': answer });
  const { id: _id, ...fields } = {
    ...secret,
    userId: 1,
    prompt: '',
    style: '',
    aspectRatio: '',
    mediaType: 'image',
  };
  const save = run(client, saveCreationMutation(api), {
    ...fields,
    isPublic: false,
    metadata: { quality: 'hd' },
  });
  await run(client, logoutMutation(api), undefined);
  arrive(new Response(null, { status: 201 }));
  await expect(save).rejects.toBeInstanceOf(StaleSessionError);
  expect(client.getQueryState(keys.gallery)?.isInvalidated).toBe(false);
  expect(asked).toEqual(['POST /api/creations', 'POST /api/logout']);
});
