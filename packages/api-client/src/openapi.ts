import * as z from 'zod/mini';
import { BOUNDS, DESCRIPTIONS } from './contract/descriptions';
import { EXAMPLES } from './contract/examples';
import { REFUSALS, type EndpointName, type Refusal } from './contract/refusals';
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
      description:
        'Images and videos from prompts, paid with tokens. Every refusal is JSON with a message for the user.',
      license: { name: 'MIT', identifier: 'MIT' },
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
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _dialect, $id: _address, ...schema }]) => [
      name,
      bounded(name, name === 'Generation' ? eachWithAddress(schema) : withoutNull(schema)),
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
function eachWithAddress({ properties, ...schema }: z.core.JSONSchema.BaseSchema) {
  const required = (address: string) => ({ ...schema, properties, required: [address] });
  return { anyOf: [required('mediaUrl'), required('imageUrl')] };
}

/** Adds the bounds of the fields, also in alternatives. */
function bounded(name: string, schema: z.core.JSONSchema.BaseSchema): z.core.JSONSchema.BaseSchema {
  const bounds = BOUNDS[name];
  if (!bounds) return schema;
  const { properties, anyOf, ...rest } = schema;
  return {
    ...rest,
    ...(anyOf && { anyOf: anyOf.map((one) => bounded(name, one as z.core.JSONSchema.BaseSchema)) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([field, inside]) => [
          field,
          { ...(inside as object), ...bounds[field] },
        ]),
      ),
    }),
  };
}

function describeCall(call: LoadedEndpoint, names: ReadonlyMap<Schema, string>) {
  const name = call.name as EndpointName;
  const params = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, param]) => param);
  const { body, answer } = EXAMPLES[name];
  const description = DESCRIPTIONS[name];
  return {
    operationId: name,
    summary: call.summary,
    ...(description && { description }),
    tags: [name.split('.')[0]],
    security: call.public || SIGNS_IN.includes(name) ? [] : [{ session: [] }],
    ...(params.length > 0 && {
      parameters: params.map((param) => ({
        name: param,
        in: 'path',
        required: true,
        schema: { type: 'string', minLength: 1 },
      })),
    }),
    ...(call.body && { requestBody: { required: true, content: json(names.get(call.body), body) } }),
    responses: {
      '2XX': {
        ...(call.result
          ? { description: 'Done.', content: json(names.get(call.result), answer) }
          : { description: 'Done, whatever the body.', ...example(answer) }),
        ...(SIGNS_IN.includes(name) && { headers: { 'Set-Cookie': SET_COOKIE } }),
      },
      ...describeRefusals(Object.values(REFUSALS[name])),
      '4XX': REFUSAL,
      '5XX': REFUSAL,
    },
  };
}

const SET_COOKIE = {
  description:
    'The session: HttpOnly, Path=/, Secure over https. SameSite=Lax, or None for an app on another site.',
  schema: { type: 'string' },
  example: 'session=8f2c…; Path=/; HttpOnly; Secure; SameSite=Lax',
};

/** One response for each status, with its cases as sentences. */
function describeRefusals(refusals: readonly Refusal[]) {
  const byStatus = Map.groupBy(refusals, ({ status }) => status);
  const sorted = [...byStatus].toSorted(([one], [other]) => one - other);
  return Object.fromEntries(
    sorted.map(([status, cases]) => [
      status,
      { description: cases.map(({ when }) => when).join(' '), content: json('Message') },
    ]),
  );
}

const reference = (name: string | undefined) => `#/components/schemas/${name}`;

const json = (name: string | undefined, value?: unknown) => ({
  'application/json': { schema: { $ref: reference(name) }, ...(value !== undefined && { example: value }) },
});

const example = (value: unknown) => value !== undefined && { content: json('Creation', value) };
