import { expect, test } from 'vitest';
import { fillPath } from './endpoint';
import { endpoints } from './endpoints';

test.each([
  [7, '7'],
  ['abc', 'abc'],
  ['a/b', 'a%2Fb'],
  ['../user', '..%2Fuser'],
  ['..\\user', '..%5Cuser'],
  ['a?x=1', 'a%3Fx%3D1'],
  ['a#b', 'a%23b'],
  ['a%2Fb', 'a%252Fb'],
  ['ä 画', '%C3%A4%20%E7%94%BB'],
  ['...', '...'],
  ['{id}', '%7Bid%7D'],
])('the id %j stays within its own segment', (id, segment) => {
  const path = fillPath('/api/creations/{id}', { id });
  expect(path).toBe(`/api/creations/${segment}`);
  expect(new URL(path, 'https://api.example').pathname).toBe(path);
});

test.each(['.', '..'])('the id "%s" is refused, as it changes the path even if encoded', (id) => {
  expect(() => fillPath('/api/creations/{id}', { id })).toThrow(/"id".*dots/);
});

test.each([{ params: undefined }, { params: {} }, { params: { id: '' } }, { params: { other: 1 } }])(
  'a missing path parameter throws an error that explains what to pass: $params',
  ({ params }) => {
    expect(() => fillPath('/api/creations/{id}', params as Record<string, string>)).toThrow(
      /pass params: \{ id: … \}/,
    );
  },
);

test('the id 0 is valid', () => {
  expect(fillPath('/api/creations/{id}', { id: 0 })).toBe('/api/creations/0');
});

test('every parameter of a path is filled', () => {
  expect(fillPath('/a/{one}/b/{two}', { one: 1, two: 2 })).toBe('/a/1/b/2');
});

const DOCUMENTED = [
  'DELETE /api/creations/{id}',
  'GET /api/creations',
  'GET /api/gallery',
  'GET /api/user',
  'POST /api/create-checkout-session',
  'POST /api/create-token-checkout',
  'POST /api/creations',
  'POST /api/generate',
  'POST /api/login',
  'POST /api/logout',
  'POST /api/register',
  'PUT /api/creations/{id}',
  'PUT /api/user/language',
];

test(
  'the documented calls are those of the specification, each with a unique name',
  {
    tags: [
      'req:calls.no-other-call',
      'req:creation-calls.buy-tokens',
      'req:creation-calls.creations',
      'req:creation-calls.delete',
      'req:creation-calls.gallery',
      'req:creation-calls.generate',
      'req:creation-calls.save',
      'req:creation-calls.subscribe',
      'req:creation-calls.update',
      'req:session-calls.language',
      'req:session-calls.login',
      'req:session-calls.logout',
      'req:session-calls.register',
      'req:session-calls.user',
    ],
  },
  () => {
    const calls = Object.values(endpoints);
    expect(calls.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(DOCUMENTED.toSorted());
    expect(new Set(calls.map(({ name }) => name)).size).toBe(calls.length);
  },
);
