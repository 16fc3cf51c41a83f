import * as z from 'zod/mini';
import { FIELD_NOTES } from './descriptions';
import { checkoutSchema, subscriptionOrderSchema, tokenOrderSchema } from '../checkout/checkout.schema';
import { creationChangesSchema, newCreationSchema } from '../creations/creation-requests.schema';
import {
  creationListSchema,
  creationSchema,
  galleryItemSchema,
  galleryListSchema,
} from '../creations/creation.schema';
import type { AnyEndpoint, Schema } from '../endpoint';
import { generationRequestSchema } from '../generation/generation-request.schema';
import { generationSchema } from '../generation/generation.schema';
import { credentialsSchema, languageChangeSchema, registrationSchema } from '../session/session.schema';
import { userSchema } from '../session/user.schema';

/** Names of the schemas in the document and in generated types. Other schemas are named after their endpoint. */
const SCHEMA_NAMES = new Map<Schema, string>([
  [userSchema, 'User'],
  [credentialsSchema, 'Credentials'],
  [registrationSchema, 'Registration'],
  [languageChangeSchema, 'LanguageChange'],
  [creationSchema, 'Creation'],
  [creationListSchema, 'CreationList'],
  [newCreationSchema, 'NewCreation'],
  [newCreationSchema.shape.metadata, 'NewCreationMetadata'],
  [creationChangesSchema, 'CreationChanges'],
  [galleryItemSchema, 'GalleryItem'],
  [galleryListSchema, 'GalleryList'],
  [generationRequestSchema, 'GenerationRequest'],
  [generationSchema, 'Generation'],
  [subscriptionOrderSchema, 'SubscriptionOrder'],
  [tokenOrderSchema, 'TokenOrder'],
  [checkoutSchema, 'Checkout'],
]);

/** An endpoint with its schemas. */
export type LoadedEndpoint = Omit<AnyEndpoint, 'body' | 'result'> & { body?: Schema; result?: Schema };

export const loadSchemas = async ({ body, result, ...call }: AnyEndpoint): Promise<LoadedEndpoint> => ({
  ...call,
  ...(body && { body: await body() }),
  ...(result && { result: await result() }),
});

export const reference = (name: string | undefined) => `#/components/schemas/${name}`;

export function nameSchemas(calls: readonly LoadedEndpoint[]): ReadonlyMap<Schema, string> {
  const names = new Map(SCHEMA_NAMES);
  const name = (schema: Schema | undefined, otherwise: string) => {
    if (schema && !names.has(schema)) names.set(schema, otherwise);
  };
  for (const call of calls) {
    const prefix = call.name.replace(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase());
    name(call.body, `${prefix}Request`);
    name(call.result, `${prefix}Answer`);
  }
  return names;
}

export function describeSchemas(names: ReadonlyMap<Schema, string>) {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of names) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    uri: reference,
    // The pattern is zod's own. A server may check addresses in another way.
    override: ({ jsonSchema }) => {
      if (jsonSchema.format === 'email') delete jsonSchema.pattern;
    },
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _dialect, $id: _address, ...schema }]) => [
      name,
      noted(name, name === 'Generation' ? requireOneUrl(schema) : withoutNull(schema)),
    ]),
  );
}

/** The client accepts `null` for a list, but a server must send a list. */
function withoutNull({ anyOf, ...schema }: z.core.JSONSchema.BaseSchema) {
  const [list] = anyOf?.filter(({ type }) => type === 'array') ?? [];
  return { ...schema, ...(list ?? (anyOf && { anyOf })) };
}

/**
 * An alternative for each address, each of them whole: generators of types make `unknown` of alternatives that only name
 * a required field.
 */
function requireOneUrl({ properties, ...schema }: z.core.JSONSchema.BaseSchema) {
  const required = (address: string) => ({
    ...schema,
    ...(properties && { properties }),
    required: [address],
  });
  return { anyOf: [required('mediaUrl'), required('imageUrl')] };
}

/** Adds the notes of the fields, also in alternatives. */
function noted(name: string, schema: z.core.JSONSchema.BaseSchema): z.core.JSONSchema.BaseSchema {
  const notes = FIELD_NOTES[name];
  if (!notes) return schema;
  const { properties, anyOf, ...rest } = schema;
  return {
    ...rest,
    ...(anyOf && { anyOf: anyOf.map((one) => noted(name, one as z.core.JSONSchema.BaseSchema)) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([field, property]) => [
          field,
          { ...(property as object), ...notes[field] },
        ]),
      ),
    }),
  };
}
