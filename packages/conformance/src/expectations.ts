import type { Refusal } from '@product/api-client/contract';
import { createOpenApiDocument } from '@product/api-client/openapi';
import type { Answer } from './browser';
import { isRecord, toJson } from './json';
import { findFault, type Definitions } from './json-schema';
import { Warning, Failure } from './verdicts';

const MAX_SHOWN = 160;

const schemas: Definitions = (await createOpenApiDocument()).components.schemas;

export function expectSuccess(answer: Answer): void {
  if (answer.status < 200 || answer.status > 299) throw new Failure('2xx', show(answer));
}

/** Asserts a refusal with the documented status and a message for the user. */
export function expectRefusal(
  answer: Answer,
  { status, otherwise }: Pick<Refusal, 'status' | 'otherwise'>,
): void {
  const required = `${status} with a JSON {message}`;
  if (answer.status === status) return expectMessage(answer, required);
  if (otherwise === 'failed' || answer.status < 400 || answer.status > 499)
    throw new Failure(required, show(answer));
  expectMessage(answer, required);
  throw new Warning(required, show(answer));
}

/** Asserts a 4xx status, an error of the request and not of the server, with a message for the user. */
export function expectClientError(answer: Answer): void {
  const required = '4xx with a JSON {message}';
  if (answer.status < 400 || answer.status > 499) throw new Failure(required, show(answer));
  expectMessage(answer, required);
}

function expectMessage(answer: Answer, required: string): void {
  const body = tryJson(answer);
  const message = isRecord(body) ? body['message'] : undefined;
  if (typeof message !== 'string' || message.trim() === '') throw new Failure(required, show(answer));
}

/** Asserts a 2xx response whose JSON matches the OpenAPI document, without the repairs that the client makes. */
export function expectSchema(name: string, answer: Answer): unknown {
  expectSuccess(answer);
  const value = readJson(answer, name);
  const fault = findFault({ $ref: name }, value, schemas);
  if (fault) throw new Failure(`${name} as in openapi.json`, fault);
  return value;
}

/** Asserts a user with the documented fields only. Only here an extra field fails: it may be a secret. */
export function expectUser(answer: Answer): Record<string, unknown> {
  const user = toRecord(expectSchema('User', answer));
  const documented = Object.keys(schemas['User']?.properties ?? {});
  const [unknown] = Object.keys(user).filter((field) => !documented.includes(field));
  if (unknown)
    throw new Failure(`a user of ${documented.join(', ')}, and of nothing else`, `the field ${unknown}`);
  return user;
}

/** Asserts a list whose every item matches the OpenAPI document. */
export function expectList(name: string, answer: Answer): Record<string, unknown>[] {
  const value = expectSchema(name, answer);
  return Array.isArray(value) ? value.map(toRecord) : [];
}

export function expectFields(fields: Record<string, unknown>, expected: Record<string, unknown>): void {
  for (const [field, value] of Object.entries(expected)) {
    const actual = fields[field];
    if (JSON.stringify(actual) !== JSON.stringify(value)) {
      throw new Failure(
        `${field} ${JSON.stringify(value)}`,
        `${field} ${JSON.stringify(actual) ?? 'missing'}`,
      );
    }
  }
}

function readJson(answer: Answer, name: string): unknown {
  const value = tryJson(answer);
  if (value === undefined) throw new Failure(`${name} as JSON`, show(answer));
  return value;
}

function tryJson({ contentType, text }: Answer): unknown {
  return /^application\/([\w.-]+\+)?json\b/i.test(contentType) ? toJson(text) : undefined;
}

const toRecord = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

/** A response in short form, for messages. */
export function show({ status, contentType, text }: Answer): string {
  const body = text.replace(/\s+/g, ' ').trim();
  const excerpt = body.length > MAX_SHOWN ? `${body.slice(0, MAX_SHOWN)}…` : body;
  return [status, contentType.split(';', 1)[0], excerpt || '(no body)'].filter(Boolean).join(' ');
}
