import { expect, test } from 'vitest';
import { applyChange } from './apply-change';
import type { Change, Json } from './effect';

const context = { callIndex: 0, returnUrl: 'https://app.example/buy-tokens' };
const user = { id: 1, username: 'ada', tokens: 3 };
const list = [
  { id: 1, title: 'Sea', metadata: { quality: 'hd' } },
  { id: 2, title: 'Sky', metadata: { quality: '4k' } },
];

test.each<[string, Change, Json, Json]>([
  [
    'sets fields at any depth, and adds none',
    { name: 'setFields', fields: { title: 'X', quality: 7, style: 'none' } },
    list,
    [
      { id: 1, title: 'X', metadata: { quality: 7 } },
      { id: 2, title: 'X', metadata: { quality: 7 } },
    ],
  ],
  ['adds fields', { name: 'addFields', fields: { beta: true } }, user, { ...user, beta: true }],
  [
    'adds fields to each item',
    { name: 'addFields', fields: { beta: 1 } },
    [{ id: 1 }, 7],
    [{ id: 1, beta: 1 }, 7],
  ],
  ['drops a field by name', { name: 'dropField', field: 'tokens' }, user, { id: 1, username: 'ada' }],
  ['drops the first field on the first turn', { name: 'dropField' }, user, { username: 'ada', tokens: 3 }],
  ['turns ids into texts', { name: 'prefixIds', prefix: '/' }, user, { ...user, id: '/1' }],
  [
    'grows a list under new ids',
    { name: 'growList', to: 3 },
    [{ id: 1 }],
    [{ id: '1-1' }, { id: '1-2' }, { id: '1-3' }],
  ],
  ['does not grow an empty list', { name: 'growList', to: 3 }, [], []],
  ['does not grow an object', { name: 'growList', to: 3 }, user, user],
  ['wraps the response in a list', { name: 'wrap' }, user, [user]],
  [
    'returns to the app',
    { name: 'returnTo', outcome: 'cancel' },
    { url: 'https://pay.example' },
    { url: 'https://app.example/buy-tokens/cancel' },
  ],
  ['leaves a text unchanged', { name: 'addFields', fields: { a: 1 } }, 'text', 'text'],
])('a change %s', (_, change, json, expected) => {
  expect(applyChange(change, json, context)).toEqual(expected);
});

test('fields are dropped in turn, cyclically', () => {
  const left = [0, 1, 2, 3].map((callIndex) =>
    applyChange({ name: 'dropField' }, user, { ...context, callIndex }),
  );
  expect(left.map((json) => Object.keys(json ?? {}).join())).toEqual([
    'username,tokens',
    'id,tokens',
    'id,username',
    'username,tokens',
  ]);
});

test('a change does not mutate the given response', () => {
  const before = structuredClone(list);
  applyChange({ name: 'setFields', fields: { title: 'X', quality: 1 } }, list, context);
  expect(list).toEqual(before);
});
