import {
  EMAIL_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PROMPT_MAX_LENGTH,
  STYLES,
  TITLE_MAX_LENGTH,
  TITLE_MIN_LENGTH,
  TOKEN_COST,
  TRIAL_DAYS,
  TRIAL_IMAGES_PER_DAY,
  USERNAME_MAX_LENGTH,
  USERNAME_MIN_LENGTH,
  VIDEO_DURATION_SECONDS,
} from '@product/domain';
import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import committed from '../openapi.json';
import type { AnyEndpoint } from './endpoint';
import { updateGuide } from './contract/guide';
import { EXAMPLES } from './contract/examples';
import { REFUSALS, type EndpointName, type Refusal } from './contract/refusals';
import { RULES } from './contract/rules';
import { endpoints } from './endpoints';
import { createOpenApiDocument } from './openapi';

const calls: AnyEndpoint[] = Object.values(endpoints);

interface Operation {
  operationId: string;
  description?: string;
  security: unknown[];
  parameters?: { name: string; in: string; required: boolean }[];
  requestBody?: Content;
  responses: Record<string, Content>;
}

interface Link {
  operationId: string;
  parameters?: Record<string, string>;
  requestBody?: Record<string, string>;
}

interface Content {
  links?: Record<string, Link>;
  content?: { 'application/json': { example?: unknown } };
}

/** The document after serialization. */
const written = JSON.parse(JSON.stringify(await createOpenApiDocument())) as {
  info: { license?: object; description?: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties?: Record<string, object>; required?: string[] }> };
};
const { schemas } = written.components;
const operation = ({ path, method }: AnyEndpoint) => written.paths[path]?.[method.toLowerCase()];

test('openapi.json matches the endpoints', () => {
  expect(written, 'openapi.json is out of date: run pnpm --filter @product/api-client openapi').toEqual(
    committed,
  );
});

test('the document is valid OpenAPI 3.1, and its references resolve', async () => {
  const validator = new Validator();
  expect(await validator.validate(structuredClone({ ...written }))).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
  expect(() => validator.resolveRefs()).not.toThrow();
});

test('the document has a licence, as linters of OpenAPI recommend', () => {
  expect(written.info.license).toEqual({ name: 'MIT', identifier: 'MIT' });
});

test('the validator detects an invalid document', async () => {
  expect((await new Validator().validate({ ...written, paths: { gallery: 7 } })).valid).toBe(false);
});

test.each(calls)('$name is described', (call) => {
  const described = operation(call);
  expect(described).toMatchObject({ operationId: call.name, summary: call.summary });
  const statuses = Object.values<Refusal>(REFUSALS[call.name as EndpointName]).map(
    ({ status }) => `${status}`,
  );
  const responses = Object.keys(described?.responses ?? {});
  expect(responses.toSorted()).toEqual([...new Set(statuses), '2XX', '4XX', '5XX'].toSorted());
  expect(described?.requestBody !== undefined).toBe(call.body !== undefined);
  expect(described?.parameters?.map(({ name }) => `{${name}}`) ?? []).toEqual(
    call.path.match(/\{\w+\}/g) ?? [],
  );
});

test('every call but login, registration and the public gallery needs a session, which a logout may lack', () => {
  const calledWith = (...security: object[]) =>
    calls
      .filter((call) => JSON.stringify(operation(call)?.security) === JSON.stringify(security))
      .map(({ name }) => name);
  expect(calledWith()).toEqual(['session.login', 'session.register', 'creations.gallery']);
  expect(calledWith({ session: [] }, {})).toEqual(['session.logout']);
  expect(calledWith({ session: [] })).toHaveLength(calls.length - 4);
});

test('every schema has a name of the product, and none is empty', () => {
  expect(Object.keys(schemas)).toEqual(expect.arrayContaining(['User', 'Creation', 'Generation', 'Message']));
  const empty = Object.entries(schemas).filter(([, schema]) => Object.keys(schema).length === 0);
  expect(empty).toEqual([]);
});

test('a response is described with all required fields', () => {
  expect(schemas['User']?.properties?.['tokens']).toEqual({ type: 'integer', minimum: 0 });
  expect(schemas['User']?.required).toEqual(Object.keys(schemas['User']?.properties ?? {}));
  expect(schemas['User']?.properties).not.toHaveProperty('password');
  expect(schemas['CreationList']).toEqual({
    type: 'array',
    items: { $ref: '#/components/schemas/Creation' },
  });
});

test('a request is described with its limits', () => {
  const fieldsOf = (name: string) => schemas[name]?.properties;
  expect(fieldsOf('Registration')).toMatchObject({
    username: { minLength: USERNAME_MIN_LENGTH, maxLength: USERNAME_MAX_LENGTH, pattern: '^[^@]*$' },
    email: { format: 'email', maxLength: EMAIL_MAX_LENGTH },
    password: { minLength: PASSWORD_MIN_LENGTH, format: 'password' },
    confirmPassword: { description: 'Equal to password.' },
  });
  expect(fieldsOf('Registration')?.['email']).not.toHaveProperty('pattern');
  const title = { type: 'string', minLength: TITLE_MIN_LENGTH, maxLength: TITLE_MAX_LENGTH };
  expect(fieldsOf('NewCreation')).toMatchObject({ title, style: { enum: STYLES } });
  expect(fieldsOf('CreationChanges')).toMatchObject({ title });
  for (const name of ['NewCreation', 'GenerationRequest'])
    expect(fieldsOf(name)).toMatchObject({ prompt: { pattern: '\\S', maxLength: PROMPT_MAX_LENGTH } });
  expect(fieldsOf('NewCreationMetadata')).toMatchObject({ videoDuration: { const: VIDEO_DURATION_SECONDS } });
});

test('a short password is no invalid login: it is refused like a wrong one', () => {
  const { anyOf = [] } = schemas['Credentials'] as { anyOf?: { properties: Record<string, object> }[] };
  expect(anyOf.map(({ properties }) => properties['password'])).toEqual(
    anyOf.map(() => ({ type: 'string', minLength: 1, format: 'password' })),
  );
});

test('the rules of every call are listed', () => {
  for (const rule of Object.values(RULES)) expect(written.info.description).toContain(`\n- ${rule}`);
});

test('the guide for back ends has the rules', async () => {
  const file = new URL('../../../docs/guides/write-a-back-end.md', import.meta.url);
  const guide = readFileSync(file, 'utf8');
  const updated = updateGuide(guide, await createOpenApiDocument());
  expect(guide, 'it is out of date: run pnpm --filter @product/api-client openapi').toBe(updated);
  const edited = guide.replace('Lengths are counted in code points', 'Lengths are counted in bytes');
  expect(updateGuide(edited, await createOpenApiDocument())).toBe(updated);
});

test('the links lead to calls, fill in their parameters and take fields that are there', () => {
  const byId = new Map(calls.map((call) => [call.name as string, operation(call)]));
  const links = calls.flatMap((call) =>
    Object.values(operation(call)?.responses['2XX']?.links ?? {}).map((link) => ({ call, link })),
  );
  expect(links.length).toBeGreaterThan(10);
  for (const { call, link } of links) {
    const { operationId, parameters = {}, requestBody = {} } = link;
    const target = byId.get(operationId);
    expect(Object.keys(parameters)).toEqual(target?.parameters?.map(({ name }) => name) ?? []);
    const { body, answer } = EXAMPLES[call.name as EndpointName];
    for (const expression of Object.values({ ...parameters, ...requestBody })) {
      const [source, path = ''] = expression.split('.body#/');
      const value = path
        .split('/')
        .reduce<unknown>(
          (at, key) => (at as Record<string, unknown>)?.[key],
          source === '$request' ? body : answer,
        );
      expect(value, `${call.name}: ${expression}`).toBeDefined();
    }
  }
});

test('a login and a registration set a cookie', () => {
  const setting = calls.filter((call) => JSON.stringify(operation(call)).includes('Set-Cookie'));
  expect(setting.map(({ name }) => name)).toEqual(['session.login', 'session.register']);
});

test.each(calls)('$name has examples that match its schemas', async ({ name, body, result }) => {
  const example = EXAMPLES[name as EndpointName];
  const accepts = async (load: AnyEndpoint['body'], value: unknown) =>
    !load || (await load()).safeParse(value).success;
  expect(await accepts(body, example.body)).toBe(true);
  expect(await accepts(result, example.answer)).toBe(true);
  expect(example.body === undefined).toBe(body === undefined);
});

test.each(calls)('$name contains its examples', (call) => {
  const { requestBody, responses } = operation(call) ?? {};
  const shown = [requestBody, responses?.['2XX']].map(
    (described) => described?.content?.['application/json'].example,
  );
  const { body, answer } = EXAMPLES[call.name as EndpointName];
  expect(shown).toEqual([body, answer]);
});

const NEWEST_FIRST = [/the newest first/];

test.each([
  [endpoints.register, [/signed in/, `${TRIAL_DAYS} days of ${TRIAL_IMAGES_PER_DAY} images a day`]],
  [endpoints.listCreations, NEWEST_FIRST],
  [endpoints.listGallery, NEWEST_FIRST],
  [endpoints.saveCreation, [/The session determines the owner, not this field/]],
  [
    endpoints.generate,
    [`image costs ${TOKEN_COST.image} token, a video ${TOKEN_COST.video}`, /No balance falls below 0/],
  ],
])('the description of $name contains rules that its schemas cannot express', (call, sentences) => {
  for (const sentence of sentences)
    expect(operation(call)?.description).toEqual(expect.stringMatching(sentence));
});

test('a generation is a union of two complete objects, because generators ignore a bare required field', () => {
  expect(schemas['Generation']).toEqual({
    anyOf: [
      expect.objectContaining({ required: ['mediaUrl'] }),
      expect.objectContaining({ required: ['imageUrl'] }),
    ],
  });
  const alternatives: object[] = Object.values(schemas).flatMap((schema) =>
    'anyOf' in schema ? [schema] : [],
  );
  expect(alternatives.length).toBeGreaterThan(1);
  for (const schema of alternatives) {
    expect(Object.keys(schema)).toEqual(['anyOf']);
    const { anyOf } = schema as { anyOf: object[] };
    for (const one of anyOf) expect(one).toMatchObject({ type: 'object', properties: expect.any(Object) });
  }
});
