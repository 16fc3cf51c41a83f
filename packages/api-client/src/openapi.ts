import * as z from 'zod/mini';
import { checkoutSchema, subscriptionOrderSchema, tokenOrderSchema } from './checkout/checkout.schema';
import {
  creationChangesSchema,
  creationListSchema,
  creationSchema,
  galleryItemSchema,
  galleryListSchema,
  newCreationSchema,
} from './creations/creation.schema';
import type { AnyEndpoint, Schema } from './endpoint';
import { endpoints } from './endpoints';
import { generationRequestSchema, generationSchema } from './generation/generation.schema';
import { credentialsSchema, languageChangeSchema, registrationSchema } from './session/session.schema';
import { userSchema } from './session/user.schema';

/** Names of the schemas in the document and in generated types. Other schemas are named after their endpoint. */
const SCHEMA_NAMES = new Map<Schema, string>([
  [userSchema, 'User'],
  [credentialsSchema, 'Credentials'],
  [registrationSchema, 'Registration'],
  [languageChangeSchema, 'LanguageChange'],
  [creationSchema, 'Creation'],
  [creationListSchema, 'CreationList'],
  [newCreationSchema, 'NewCreation'],
  [creationChangesSchema, 'CreationChanges'],
  [galleryItemSchema, 'GalleryItem'],
  [galleryListSchema, 'GalleryList'],
  [generationRequestSchema, 'GenerationRequest'],
  [generationSchema, 'Generation'],
  [subscriptionOrderSchema, 'SubscriptionOrder'],
  [tokenOrderSchema, 'TokenOrder'],
  [checkoutSchema, 'Checkout'],
]);

/** JSON Schema for the checks of a schema that the conversion leaves out. */
const CHECKS = new Map<unknown, object>([
  [generationSchema, { anyOf: [{ required: ['mediaUrl'] }, { required: ['imageUrl'] }] }],
]);

const SIGNS_IN: readonly string[] = [endpoints.login.name, endpoints.register.name];

const REFUSAL = { $ref: '#/components/responses/Refusal' };

/**
 * The documented calls as an OpenAPI 3.1 document, derived from the endpoint values. A response's schema is what a
 * server must send. The client is more tolerant: it reads an invalid field as its `default`, and drops fields that are
 * not listed.
 */
export async function createOpenApiDocument() {
  const calls = await Promise.all(Object.values(endpoints).map(loadSchemas));
  const names = nameSchemas(calls);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: describeCall(call, names) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Product API',
      version: '1.0.0',
      description: 'Images and videos from prompts, paid with tokens.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { ...describeSchemas(names), Message: MESSAGE },
      responses: {
        Refusal: {
          description: 'Why the call was refused, in words for people.',
          content: json('Message'),
        },
      },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description: "Set by a login or a registration. Its name is the server's own affair.",
        },
      },
    },
  };
}

/** An endpoint with its schemas. */
type LoadedEndpoint = Omit<AnyEndpoint, 'body' | 'result'> & { body?: Schema; result?: Schema };

const loadSchemas = async ({ body, result, ...call }: AnyEndpoint): Promise<LoadedEndpoint> => ({
  ...call,
  ...(body && { body: await body() }),
  ...(result && { result: await result() }),
});

const MESSAGE = {
  type: 'object',
  properties: { message: { type: 'string' } },
  required: ['message'],
};

function nameSchemas(calls: readonly LoadedEndpoint[]): ReadonlyMap<Schema, string> {
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

function describeSchemas(names: ReadonlyMap<Schema, string>) {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of names) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    uri: reference,
    override: ({ zodSchema, jsonSchema }) => void Object.assign(jsonSchema, CHECKS.get(zodSchema)),
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _dialect, $id: _address, ...schema }]) => [
      name,
      withoutNull(schema),
    ]),
  );
}

/** The client accepts `null` for a list, but a server must send a list. */
function withoutNull({ anyOf, ...schema }: z.core.JSONSchema.BaseSchema) {
  const [list] = anyOf?.filter(({ type }) => type === 'array') ?? [];
  return { ...schema, ...(list ?? (anyOf && { anyOf })) };
}

function describeCall(call: LoadedEndpoint, names: ReadonlyMap<Schema, string>) {
  const params = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [call.name.split('.')[0]],
    security: call.public || SIGNS_IN.includes(call.name) ? [] : [{ session: [] }],
    ...(params.length > 0 && {
      parameters: params.map((name) => ({
        name,
        in: 'path',
        required: true,
        schema: { type: 'string', minLength: 1 },
      })),
    }),
    ...(call.body && { requestBody: { required: true, content: json(names.get(call.body)) } }),
    responses: {
      '2XX': call.result
        ? { description: 'Done.', content: json(names.get(call.result)) }
        : { description: 'Done, whatever the body.' },
      '4XX': REFUSAL,
      '5XX': REFUSAL,
    },
  };
}

const reference = (name: string | undefined) => `#/components/schemas/${name}`;

const json = (name: string | undefined) => ({ 'application/json': { schema: { $ref: reference(name) } } });
