import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import committed from '../openapi.json';
import type { AnyEndpoint } from './endpoint';
import { endpoints } from './endpoints';
import { createOpenApiDocument } from './openapi';

const calls: AnyEndpoint[] = Object.values(endpoints);

interface Operation {
  operationId: string;
  security: unknown[];
  parameters?: { name: string; in: string; required: boolean }[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
}

/** The document after serialization, as its readers get it. */
const written = JSON.parse(JSON.stringify(await createOpenApiDocument())) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties?: Record<string, object>; required?: string[] }> };
};
const { schemas } = written.components;
const operation = ({ path, method }: AnyEndpoint) => written.paths[path]?.[method.toLowerCase()];

test('openapi.json is what the endpoint values say', () => {
  expect(written, 'openapi.json is out of date: run pnpm --filter @product/api-client openapi').toEqual(
    committed,
  );
});

test('the document is valid OpenAPI 3.1, and its references lead somewhere', async () => {
  const validator = new Validator();
  expect(await validator.validate(structuredClone({ ...written }))).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
  expect(() => validator.resolveRefs()).not.toThrow();
});

test('the linter sees a document that is not valid', async () => {
  expect((await new Validator().validate({ ...written, paths: { gallery: 7 } })).valid).toBe(false);
});

test.each(calls)('$name is described', (call) => {
  const described = operation(call);
  expect(described).toMatchObject({ operationId: call.name, summary: call.summary });
  expect(Object.keys(described?.responses ?? {})).toEqual(['2XX', '4XX', '5XX']);
  expect(described?.requestBody !== undefined).toBe(call.body !== undefined);
  expect(described?.parameters?.map(({ name }) => `{${name}}`) ?? []).toEqual(
    call.path.match(/\{\w+\}/g) ?? [],
  );
});

test('every call needs a session but signing in and the public gallery', () => {
  const open = calls.filter((call) => operation(call)?.security.length === 0);
  expect(open.map(({ name }) => name)).toEqual(['session.login', 'session.register', 'creations.gallery']);
});

test('every schema is in words of the product, and none is empty', () => {
  expect(Object.keys(schemas)).toEqual(expect.arrayContaining(['User', 'Creation', 'Generation', 'Message']));
  const empty = Object.entries(schemas).filter(([, schema]) => Object.keys(schema).length === 0);
  expect(empty).toEqual([]);
});

test('an answer is described as a server owes it', () => {
  expect(schemas['User']?.properties?.['tokens']).toEqual({ type: 'number' });
  expect(schemas['User']?.required).toEqual(Object.keys(schemas['User']?.properties ?? {}));
  expect(schemas['User']?.properties).not.toHaveProperty('password');
  expect(schemas['CreationList']).toEqual({
    type: 'array',
    items: { $ref: '#/components/schemas/Creation' },
  });
  expect(schemas['Generation']).toMatchObject({
    properties: { mediaUrl: { type: 'string' }, imageUrl: { type: 'string' }, mediaType: { type: 'string' } },
    anyOf: [{ required: ['mediaUrl'] }, { required: ['imageUrl'] }],
  });
});
