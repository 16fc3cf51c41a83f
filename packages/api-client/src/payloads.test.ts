import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from './endpoints';

/** What a call's body may hold, as its schema says: a set of fields for each shape. */
function fieldsOf(call: keyof typeof endpoints): string[] {
  const { body } = { body: undefined, ...endpoints[call] };
  if (!body) return [];
  const { anyOf, properties } = z.toJSONSchema(body);
  const shapes = anyOf?.map((shape) => (typeof shape === 'object' ? shape.properties : {})) ?? [properties];
  return shapes.map((shape) => Object.keys(shape ?? {}).join(' '));
}

test.each([
  ['getUser', []],
  ['login', ['email password', 'username password']],
  ['register', ['username email password confirmPassword']],
  ['logout', []],
  ['updateLanguage', ['language']],
  ['listCreations', []],
  ['listGallery', []],
  ['saveCreation', ['userId title prompt imageUrl style aspectRatio mediaType isPublic metadata']],
  ['updateCreation', ['title isPublic']],
  ['deleteCreation', []],
  ['generate', ['prompt style aspectRatio quality mediaType videoDuration']],
  ['checkOutSubscription', ['planId billingInterval']],
  ['checkOutTokens', ['packageId']],
] as const)('%s is sent the fields %j and no other', (call, fields) => {
  expect(fieldsOf(call)).toEqual(fields);
});

test('metadata holds the quality and the length of a video', () => {
  expect(z.toJSONSchema(endpoints.saveCreation.body).properties?.['metadata']).toMatchObject({
    properties: { quality: { type: 'string' }, videoDuration: { type: 'string' } },
    required: ['quality'],
  });
});
