import { endpoints } from '@product/api-client';
import { expect, test } from 'vitest';
import { bodyFieldsOf } from './open-api';
import { wrongBodiesOf } from './wrong-bodies';

const fieldsOf = (bodies: { field: string }[]) => [...new Set(bodies.map(({ field }) => field))];

test('each field of a body has wrong values, also those of an object in it', () => {
  const schemas = { title: { type: 'string' }, metadata: { properties: { quality: { type: 'string' } } } };
  const bodies = wrongBodiesOf({ title: 'Sea', metadata: { quality: 'hd' } }, schemas);
  expect(fieldsOf(bodies)).toEqual(['title', 'metadata', 'metadata.quality']);
  expect(bodies).toContainEqual({
    name: 'metadata.quality as a list of one',
    field: 'metadata.quality',
    value: ['hd'],
    body: { title: 'Sea', metadata: { quality: ['hd'] } },
  });
  expect(bodies).toContainEqual(
    expect.objectContaining({
      name: 'a body without metadata.quality',
      body: { title: 'Sea', metadata: {} },
    }),
  );
});

test('a body has one of its alternatives only', () => {
  const bodies = wrongBodiesOf(
    { username: 'ada', password: 'secret' },
    { email: {}, username: {}, password: {} },
    ['username', 'email'],
  );
  expect(bodies).toContainEqual(
    expect.objectContaining({ name: 'email as a number', body: { password: 'secret', email: 123_456 } }),
  );
  expect(bodies).toContainEqual(
    expect.objectContaining({ name: 'password as a number', body: { username: 'ada', password: 123_456 } }),
  );
});

test('the fields are those of the OpenAPI document, of every alternative', () => {
  expect(Object.keys(bodyFieldsOf(endpoints.login)).toSorted()).toEqual(['email', 'password', 'username']);
  expect(Object.keys(bodyFieldsOf(endpoints.updateCreation))).toEqual(['title', 'isPublic']);
  expect(bodyFieldsOf(endpoints.getUser)).toEqual({});
});
