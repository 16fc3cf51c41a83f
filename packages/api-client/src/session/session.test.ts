import { expect, test } from 'vitest';
import { endpoints } from '../endpoints';
import { ApiError, StaleSessionError } from '../errors';
import { sessionAnswering } from '../testing';
import { createSession, type Session } from './session';

const user = () => Response.json({ id: 1, username: 'ada' });

function heldAnswer(call: string) {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  return { ...sessionAnswering({ [call]: () => promise }), resolve, reject };
}

test('within one session responses are returned', async () => {
  const { api } = sessionAnswering({ 'GET /api/user': user });
  expect(await api.send(endpoints.getUser)).toMatchObject({ id: 1 });
});

test('within one session failures are thrown', async () => {
  const { api } = sessionAnswering({ 'GET /api/user': () => new Response('', { status: 500 }) });
  await expect(api.send(endpoints.getUser)).rejects.toBeInstanceOf(ApiError);
});

test('an error that a client throws at once is a rejection', async () => {
  const send = () => {
    throw new TypeError('broken');
  };
  await expect(createSession({ send }).send(endpoints.getUser)).rejects.toThrow('broken');
});

test('a response that arrives after a change of the session is dropped', async () => {
  const { api, resolve } = heldAnswer('GET /api/user');
  const sent = api.send(endpoints.getUser);
  api.startNewSession(null);
  resolve(user());
  await expect(sent).rejects.toBeInstanceOf(StaleSessionError);
});

test('a failure that arrives after a change of the session is dropped as well', async () => {
  const { api, reject } = heldAnswer('POST /api/creations');
  const sent = api.send(endpoints.saveCreation);
  api.startNewSession(null);
  reject(new Error('cut'));
  await expect(sent).rejects.toBeInstanceOf(StaleSessionError);
});

test('a response that arrives after two changes of the session is dropped', async () => {
  const { api, resolve } = heldAnswer('GET /api/creations');
  const sent = api.send(endpoints.listCreations);
  api.startNewSession(null);
  api.startNewSession(null);
  resolve(Response.json([]));
  await expect(sent).rejects.toBeInstanceOf(StaleSessionError);
});

test('the response to a public call is kept after a change of the session', async () => {
  const { api, resolve } = heldAnswer('GET /api/gallery');
  const sent = api.send(endpoints.listGallery);
  api.startNewSession(null);
  resolve(Response.json([{ id: 1, imageUrl: '/a.jpg' }]));
  expect(await sent).toMatchObject([{ id: 1 }]);
});

test('only the gallery is a public call', () => {
  const names = Object.values(endpoints).filter((call) => 'public' in call && call.public);
  expect(names.map(({ name }) => name)).toEqual(['creations.gallery']);
});

test.each([
  ['login', (api: Session) => api.send(endpoints.login, { body: { username: 'ada', password: 'x' } })],
  ['logout', (api: Session) => api.send(endpoints.logout)],
])('the response to a %s is accepted in any session, as its cookie is', async (call, send) => {
  const { api, resolve } = heldAnswer(`POST /api/${call}`);
  const sent = send(api);
  api.startNewSession(null);
  resolve(user());
  await expect(sent).resolves.not.toThrow();
});

test('only login, registration and logout change the session', () => {
  const names = Object.values(endpoints).filter((call) => 'affectsSession' in call && call.affectsSession);
  expect(names.map(({ name }) => name).toSorted()).toEqual([
    'session.login',
    'session.logout',
    'session.register',
  ]);
});

test('the response to a call that is sent after several changes is returned', async () => {
  const { api } = sessionAnswering({ 'GET /api/user': user });
  api.startNewSession(null);
  api.startNewSession(null);
  api.startNewSession(null);
  expect(await api.send(endpoints.getUser)).toMatchObject({ id: 1 });
});
