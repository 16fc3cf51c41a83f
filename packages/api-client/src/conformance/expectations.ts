import type { Refusal } from '../contract/refusals';
import { createOpenApiDocument } from '../openapi';
import type { Answer } from './browser';
import { isRecord, toJson } from './json';
import { findFault, type Definitions } from './json-schema';
import { Advice, Breach } from './verdicts';

const MAX_SHOWN = 160;

const schemas: Definitions = (await createOpenApiDocument()).components.schemas;

export function expectSuccess(answer: Answer): void {
  if (answer.status < 200 || answer.status > 299) throw new Breach('2xx', show(answer));
}

/** Asserts a refusal with the documented status and a message for the user. */
export function expectRefusal(
  answer: Answer,
  { status, otherwise }: Pick<Refusal, 'status' | 'otherwise'>,
): void {
  const owed = `${status} with a JSON {message}`;
  if (answer.status === status) return expectMessage(answer, owed);
  if (otherwise === 'broken' || answer.status < 400 || answer.status > 499)
    throw new Breach(owed, show(answer));
  expectMessage(answer, owed);
  throw new Advice(owed, show(answer));
}

/** Asserts a 4xx status, an error of the request and not of the server, with a message for the user. */
export function expectClientError(answer: Answer): void {
  const owed = '4xx with a JSON {message}';
  if (answer.status < 400 || answer.status > 499) throw new Breach(owed, show(answer));
  expectMessage(answer, owed);
}

function expectMessage(answer: Answer, owed: string): void {
  const body = tryJson(answer);
  const message = isRecord(body) ? body['message'] : undefined;
  if (typeof message !== 'string' || message.trim() === '') throw new Breach(owed, show(answer));
}

/** Asserts a 2xx response whose JSON matches the OpenAPI document, without the repairs that the client makes. */
export function expectOwed(name: string, answer: Answer): unknown {
  expectSuccess(answer);
  const value = readJson(answer, name);
  const fault = findFault({ $ref: name }, value, schemas);
  if (fault) throw new Breach(`${name} as in openapi.json`, fault);
  return value;
}

/** Asserts a user with the documented fields only. Only here an extra field is a breach: it may be a secret. */
export function expectUser(answer: Answer): Record<string, unknown> {
  const user = toRecord(expectOwed('User', answer));
  const known = Object.keys(schemas['User']?.properties ?? {});
  const [unknown] = Object.keys(user).filter((field) => !known.includes(field));
  if (unknown) throw new Breach(`a user of ${known.join(', ')}, and of nothing else`, `the field ${unknown}`);
  return user;
}

/** Asserts a list whose every item matches the OpenAPI document. */
export function expectList(name: string, answer: Answer): Record<string, unknown>[] {
  const value = expectOwed(name, answer);
  return Array.isArray(value) ? value.map(toRecord) : [];
}

export function expectFields(came: Record<string, unknown>, expected: Record<string, unknown>): void {
  for (const [field, value] of Object.entries(expected)) {
    const found = came[field];
    if (JSON.stringify(found) !== JSON.stringify(value)) {
      throw new Breach(`${field} ${JSON.stringify(value)}`, `${field} ${JSON.stringify(found) ?? 'missing'}`);
    }
  }
}

function readJson(answer: Answer, name: string): unknown {
  const value = tryJson(answer);
  if (value === undefined) throw new Breach(`${name} as JSON`, show(answer));
  return value;
}

function tryJson({ contentType, text }: Answer): unknown {
  return /^application\/([\w.-]+\+)?json\b/i.test(contentType) ? toJson(text) : undefined;
}

const toRecord = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

/** A response in short form, for messages. */
export function show({ status, contentType, text }: Answer): string {
  const body = text.replace(/\s+/g, ' ').trim();
  const shown = body.length > MAX_SHOWN ? `${body.slice(0, MAX_SHOWN)}…` : body;
  return [status, contentType.split(';', 1)[0], shown || '(no body)'].filter(Boolean).join(' ');
}
