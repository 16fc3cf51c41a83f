import { endpoints, fillPath, type AnyEndpoint } from '@product/api-client';
import { expect, test } from 'vitest';
import { scopes } from '../faults/scopes';
import { createFetch } from '../hosts/fetch';
import type { EndpointName } from '../endpoint-name';
import { anImage, openTestWorld } from '../testing';
import { routes } from './index';

const documented: AnyEndpoint[] = Object.values(endpoints);

test.each(documented)('$name has its route', ({ name, method, path }) => {
  expect(routes).toContainEqual(expect.objectContaining({ name, method, path }));
});

test('no route adds an undocumented call of the product', { tags: ['req:calls.no-other-call'] }, () => {
  const undocumented = routes.filter(
    ({ name, path }) =>
      !path.startsWith('/api/__mock/') && !documented.some((endpoint) => endpoint.name === name),
  );
  expect(undocumented).toEqual([]);
});

const piece = {
  title: 'Storm',
  prompt: 'A lighthouse in a storm',
  imageUrl: '/api/__mock/media/storm.jpg',
  style: 'fantasy',
  aspectRatio: '16:9',
  mediaType: 'image',
  isPublic: true,
  metadata: { quality: 'hd' },
};
const newcomer = {
  username: 'painter',
  email: 'painter@example.com',
  password: 'secret1',
  confirmPassword: 'secret1',
};

/** Valid request bodies of the demo account. */
const validBodies: Record<EndpointName, (own: { userId: number }) => object | undefined> = {
  'session.user': () => undefined,
  'session.login': () => ({ username: 'demo', password: 'password' }),
  'session.register': () => newcomer,
  'session.logout': () => undefined,
  'session.language': () => ({ language: 'fr' }),
  'creations.list': () => undefined,
  'creations.gallery': () => undefined,
  'creations.save': ({ userId }) => ({ ...piece, userId }),
  'creations.update': () => ({ title: 'Calm', isPublic: false }),
  'creations.delete': () => undefined,
  'generation.create': () => anImage,
  'checkout.subscribe': () => ({ planId: 'pro', billingInterval: 'year' }),
  'checkout.buyTokens': () => ({ packageId: 'starter' }),
};

test.each(Object.values(endpoints))(
  'the response to $name is not changed by its schema',
  async (endpoint) => {
    const { world } = openTestWorld({ scenario: 'creator' });
    const fetch = createFetch(world);
    const creation = world.state.creations.find(({ userId }) => userId === 1);
    const body = validBodies[endpoint.name]({ userId: 1 });
    const response = await fetch(fillPath(endpoint.path, { id: creation?.id ?? '' }), {
      method: endpoint.method,
      body: body && JSON.stringify(body),
    });
    expect(response.ok).toBe(true);
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    expect(isJson).toBe(scopes.answers.names.includes(endpoint.name));
    const { result }: AnyEndpoint = endpoint;
    if (!result) return;
    const answer = await response.json();
    expect((await result()).parse(answer)).toEqual(answer);
  },
);

test.each([
  ['malformed JSON', '{"username":'],
  ['a body of another shape', '[1, 2]'],
  ['no body', undefined],
])('%s is refused with 400 and a message', async (_, body) => {
  const response = await createFetch(openTestWorld().world)('/api/login', { method: 'POST', body });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ message: expect.any(String) });
});

test.each([
  '/api/unknown',
  '/api/__mock/media/none.jpg',
  '/api/creations/1/2',
  '/api/__mock/media/..%2Fpeople.ts',
])('%s is not found, in JSON', async (path) => {
  const response = await createFetch(openTestWorld().world)(path);
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ message: expect.any(String) });
});

test('a known path with another method is a 405 that lists the allowed ones', async () => {
  const response = await createFetch(openTestWorld().world)('/api/creations/1', { method: 'POST' });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('PUT, DELETE');
  expect(await response.json()).toEqual({ message: expect.any(String) });
});
