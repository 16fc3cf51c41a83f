import { expect, test } from 'vitest';
import { endpoints } from '../endpoints';
import { ApiError, StaleSessionError } from '../errors';
import { sessionAnswering } from '../testing';
import type { Session } from './session';

const user = () => Response.json({ id: 1, username: 'ada' });

function heldAnswer(call: string) {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  return { ...sessionAnswering({ [call]: () => promise }), resolve, reject };
}

test('within one session answers come through', async () => {
  const { api } = sessionAnswering({ 'GET /api/user': user });
  expect(await api.send(endpoints.getUser)).toMatchObject({ id: 1 });
});

test('within one session failures come through', async () => {
  const { api } = sessionAnswering({ 'GET /api/user': () => new Response('', { status: 500 }) });
  await expect(api.send(endpoints.getUser)).rejects.toBeInstanceOf(ApiError);
});

test('an answer that comes after the session has changed is dropped', async () => {
  const { api, resolve } = heldAnswer('GET /api/user');
  const sent = api.send(endpoints.getUser);
  api.startNewSession(null);
  resolve(user());
  await expect(sent).rejects.toBeInstanceOf(StaleSessionError);
});

test('a failure that comes after the session has changed is dropped as well', async () => {
  const { api, reject } = heldAnswer('POST /api/creations');
  const sent = api.send(endpoints.saveCreation);
  api.startNewSession(null);
  reject(new Error('cut'));
  await expect(sent).rejects.toBeInstanceOf(StaleSessionError);
});

test('two changes of the session do not make an answer fresh again', async () => {
  const { api, resolve } = heldAnswer('GET /api/creations');
  const sent = api.send(endpoints.listCreations);
  api.startNewSession(null);
  api.startNewSession(null);
  resolve(Response.json([]));
  await expect(sent).rejects.toBeInstanceOf(StaleSessionError);
});

test('what answers the same to everyone outlives the session', async () => {
  const { api, resolve } = heldAnswer('GET /api/gallery');
  const sent = api.send(endpoints.listGallery);
  api.startNewSession(null);
  resolve(Response.json([{ id: 1, imageUrl: '/a.jpg' }]));
  expect(await sent).toMatchObject([{ id: 1 }]);
});

test('only the gallery answers the same to everyone', () => {
  const names = Object.values(endpoints).filter((call) => 'public' in call && call.public);
  expect(names.map(({ name }) => name)).toEqual(['creations.gallery']);
});

test.each([
  ['login', (api: Session) => api.send(endpoints.login, { body: { username: 'ada', password: 'x' } })],
  ['logout', (api: Session) => api.send(endpoints.logout)],
])('a %s counts in whatever session its answer comes, as its cookie does', async (call, send) => {
  const { api, resolve } = heldAnswer(`POST /api/${call}`);
  const sent = send(api);
  api.startNewSession(null);
  resolve(user());
  await expect(sent).resolves.not.toThrow();
});

test('only what signs in and out changes the session', () => {
  const names = Object.values(endpoints).filter((call) => 'affectsSession' in call && call.affectsSession);
  expect(names.map(({ name }) => name).toSorted()).toEqual([
    'session.login',
    'session.logout',
    'session.register',
  ]);
});

test('what is asked after any number of changes is accepted', async () => {
  const { api } = sessionAnswering({ 'GET /api/user': user });
  api.startNewSession(null);
  api.startNewSession(null);
  api.startNewSession(null);
  expect(await api.send(endpoints.getUser)).toMatchObject({ id: 1 });
});
