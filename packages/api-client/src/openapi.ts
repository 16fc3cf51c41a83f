import { DESCRIPTIONS } from './contract/descriptions';
import { EXAMPLES } from './contract/examples';
import { LINKS } from './contract/links';
import { REFUSALS, type EndpointName, type Refusal } from './contract/refusals';
import { RULES } from './contract/rules';
import {
  describeSchemas,
  loadSchemas,
  nameSchemas,
  reference,
  type LoadedEndpoint,
} from './contract/schemas';
import type { Schema } from './endpoint';
import { endpoints } from './endpoints';

const SIGN_IN_NAMES: readonly string[] = [endpoints.login.name, endpoints.register.name];

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
      description: [
        'Images and videos from prompts, paid with tokens. Rules of every call:',
        ...Object.values(RULES).map((rule) => `- ${rule}`),
      ].join('\n'),
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

const MESSAGE = {
  type: 'object',
  properties: { message: { type: 'string' } },
  required: ['message'],
};

function describeCall(call: LoadedEndpoint, names: ReadonlyMap<Schema, string>) {
  const name = call.name as EndpointName;
  const params = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, param]) => param);
  const { body, answer } = EXAMPLES[name];
  const description = DESCRIPTIONS[name]?.join(' ');
  const links = LINKS[name];
  return {
    operationId: name,
    summary: call.summary,
    ...(description && { description }),
    tags: [name.split('.')[0]],
    security: securityOf(call),
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
        ...(SIGN_IN_NAMES.includes(name) && { headers: { 'Set-Cookie': SET_COOKIE } }),
        ...(links && {
          links: Object.fromEntries(
            links.map(({ name: linkName, to, ...link }) => [linkName, { operationId: to, ...link }]),
          ),
        }),
      },
      ...describeRefusals(Object.values(REFUSALS[name])),
      '4XX': REFUSAL,
      '5XX': REFUSAL,
    },
  };
}

/** An empty requirement makes the session optional. */
function securityOf(call: LoadedEndpoint): object[] {
  if (call.public || SIGN_IN_NAMES.includes(call.name)) return [];
  return 'signed-out' in REFUSALS[call.name as EndpointName] ? [{ session: [] }] : [{ session: [] }, {}];
}

const SET_COOKIE = {
  description:
    'The session: HttpOnly, Path=/, Secure over https. SameSite=Lax, or None for an app on another site.',
  schema: { type: 'string' },
  example: 'session=8f2c…; Path=/; HttpOnly; Secure; SameSite=Lax',
};

/** One response for each status, with its cases as sentences. */
function describeRefusals(refusals: readonly Refusal[]) {
  const statuses = [...new Set(refusals.map(({ status }) => status))].toSorted((one, other) => one - other);
  return Object.fromEntries(
    statuses.map((status) => {
      const cases = refusals.filter((refusal) => refusal.status === status);
      return [status, { description: cases.map(({ when }) => when).join(' '), content: json('Message') }];
    }),
  );
}

const json = (name: string | undefined, value?: unknown) => ({
  'application/json': { schema: { $ref: reference(name) }, ...(value !== undefined && { example: value }) },
});

const example = (value: unknown) => value !== undefined && { content: json('Creation', value) };
