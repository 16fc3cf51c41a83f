import { expect, test } from 'vitest';
import * as api from './index';

/** A schema and a type for every entity of the specification's section 3. A missing type does not compile. */
interface Entities {
  userSchema: api.User;
  creationSchema: api.Creation;
  galleryItemSchema: api.GalleryItem;
  generationRequestSchema: api.GenerationRequest;
  generationSchema: api.Generation;
  tokenPackSchema: api.TokenPack;
  planSchema: api.Plan;
  loginValuesSchema: api.LoginValues;
}
type SchemaOf<Name extends keyof Entities> = (typeof api)[Name]['_zod']['output'];
type Same = { [Name in keyof Entities]: SchemaOf<Name> extends Entities[Name] ? true : never };

const entities: Same = {
  userSchema: true,
  creationSchema: true,
  galleryItemSchema: true,
  generationRequestSchema: true,
  generationSchema: true,
  tokenPackSchema: true,
  planSchema: true,
  loginValuesSchema: true,
};

test.each(Object.keys(entities) as (keyof Entities)[])('%s is exported', (name) => {
  expect(api[name].safeParse(undefined).success).toBe(false);
});

test('the core exports the client, its errors, its endpoints and its URL checks', () => {
  expect(
    Object.keys(api)
      .filter((name) => !name.endsWith('Schema'))
      .toSorted(),
  ).toEqual([
    'ApiError',
    'ClientError',
    'ContractError',
    'DEFAULT_CHECKOUT_ORIGINS',
    'NetworkError',
    'StaleSessionError',
    'createApiClient',
    'createSession',
    'endpoints',
    'fillPath',
    'isAbort',
    'isNotFound',
    'isUnauthorized',
    'safeCheckoutUrl',
    'safeMediaUrl',
  ]);
});
