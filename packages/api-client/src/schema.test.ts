import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { idSchema, listOf, tolerant } from './schema';

test.each([0, 7, -1, 'abc', '7', '../x'])(
  '%j is a valid id and stays unchanged',
  { tags: ['req:entities.user-id'] },
  (id) => {
    expect(idSchema.parse(id)).toBe(id);
  },
);

test.each([
  { value: '' },
  { value: null },
  { value: undefined },
  { value: true },
  { value: {} },
  { value: [1] },
])('$value is an invalid id', ({ value }) => {
  expect(idSchema.safeParse(value).success).toBe(false);
});

test('a list keeps its valid items, in order', () => {
  expect(
    listOf(z.object({ id: idSchema })).parse([{ id: 2 }, null, 'x', { id: '' }, {}, [], { id: 'a' }]),
  ).toEqual([{ id: 2 }, { id: 'a' }]);
});

test('a null list is empty', { tags: ['req:calls.reads'] }, () => {
  expect(listOf(idSchema).parse(null)).toEqual([]);
});

test.each([{ value: undefined }, { value: {} }, { value: 'x' }, { value: { 0: 1, length: 1 } }])(
  '$value is an invalid list',
  ({ value }) => {
    expect(listOf(idSchema).safeParse(value).success).toBe(false);
  },
);

test('a tolerant field parses an invalid or missing value as its fallback', () => {
  const schema = z.object({ word: tolerant(z.string(), 'none') });
  expect(schema.parse({ word: 'sea' })).toEqual({ word: 'sea' });
  expect(schema.parse({ word: 7 })).toEqual({ word: 'none' });
  expect(schema.parse({})).toEqual({ word: 'none' });
});
