import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { AnyEndpoint } from './endpoint';
import { endpoints } from './endpoints';

/** The fields of a call's body according to its schema: a set for each shape. */
async function fieldsOf(call: keyof typeof endpoints): Promise<string[]> {
  const { body }: AnyEndpoint = endpoints[call];
  if (!body) return [];
  const { anyOf, properties } = z.toJSONSchema(await body());
  const shapes = anyOf?.map((shape) => (typeof shape === 'object' ? shape.properties : {})) ?? [properties];
  return shapes.map((shape) => Object.keys(shape ?? {}).join(' '));
}

/** The fields of each call's bodies. */
const FIELDS = [
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
] as const;

test.each(FIELDS)(
  '%s sends the fields %j and no other',
  {
    tags: [
      'req:creation-calls.buy-tokens',
      'req:creation-calls.creations',
      'req:creation-calls.delete',
      'req:creation-calls.gallery',
      'req:creation-calls.generate',
      'req:creation-calls.save',
      'req:creation-calls.subscribe',
      'req:creation-calls.update',
      'req:entities.generation-request',
      'req:entities.user-password',
      'req:session-calls.language',
      'req:session-calls.login',
      'req:session-calls.logout',
      'req:session-calls.register',
      'req:session-calls.user',
    ],
  },
  async (call, fields) => {
    expect(await fieldsOf(call)).toEqual(fields);
  },
);

test(
  'metadata contains the quality and the length of a video',
  { tags: ['req:creation-calls.save-metadata'] },
  async () => {
    expect(z.toJSONSchema(await endpoints.saveCreation.body()).properties?.['metadata']).toMatchObject({
      properties: { quality: { type: 'string' }, videoDuration: { type: 'string' } },
      required: ['quality'],
    });
  },
);
