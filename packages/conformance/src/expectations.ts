import type { Refusal } from '@product/api-client/contract';
import type { Answer } from './browser';
import { isRecord, toJson } from './json';
import { findFault } from './json-schema';
import { SCHEMAS } from './open-api';
import { findSecret, hasForeignEmail } from './secrets';
import { Warning, Failure } from './verdicts';

const MAX_SHOWN = 160;

/**
 * Statuses that servers send for another one, with the same meaning: a warning. Any other status says something else,
 * such as a missing route (404, 405), a filter (403) or an ended session (401), and is a failure.
 */
const SYNONYMS: Readonly<Record<number, readonly number[]>> = {
  400: [409, 413, 415, 422],
  401: [400, 422],
  403: [400, 402, 409, 422],
  409: [400, 422],
};

export const isSuccess = ({ status }: Pick<Answer, 'status'>): boolean => status >= 200 && status < 300;

export function expectSuccess(answer: Answer): void {
  if (!isSuccess(answer)) throw new Failure('2xx', show(answer));
}

/**
 * Asserts a refusal with the documented status, or one of the same meaning, and a message for the user.
 * @param request what is refused, where a rule tries several
 */
export function expectRefusal(
  answer: Answer,
  { status, otherwise }: Pick<Refusal, 'status' | 'otherwise'>,
  request?: string,
): void {
  const required = `${status} with a JSON {message}${request ? ` for ${request}` : ''}`;
  const synonyms = otherwise === 'warned' ? (SYNONYMS[status] ?? []) : [];
  if (answer.status !== status && !synonyms.includes(answer.status))
    throw new Failure(required, show(answer));
  expectMessage(answer, required);
  if (answer.status !== status) throw new Warning(required, show(answer));
}

/** Asserts a text that the app can show. After a 401 it shows its own, and a problem's `detail` it shows as JSON. */
function expectMessage(answer: Answer, required: string): void {
  const body = tryJson(answer);
  const hasText = (name: string) =>
    isRecord(body) && typeof body[name] === 'string' && body[name].trim() !== '';
  if (hasText('message')) return;
  const isBare = answer.status === 401 && !isPage(answer);
  const isProblem =
    /^application\/problem\+json/i.test(answer.contentType) && (hasText('detail') || hasText('title'));
  throw new (isBare || isProblem ? Warning : Failure)(required, show(answer));
}

/** Whether a response is a page for people instead of an answer for the app. */
export const isPage = ({ contentType, text }: Answer): boolean =>
  /\bhtml\b/i.test(contentType) || /^\s*<(!doctype|html)/i.test(text);

/** Asserts a 2xx response whose JSON matches the OpenAPI document, without the repairs that the client makes. */
export function expectSchema(name: string, answer: Answer): unknown {
  expectSuccess(answer);
  const value = readJson(answer, name);
  expectValue(name, value);
  return value;
}

function expectValue(name: string, value: unknown): void {
  const fault = findFault({ $ref: name }, value, SCHEMAS);
  if (fault) throw new Failure(`${name} as in openapi.json`, fault);
}

export function expectUser(answer: Answer): Record<string, unknown> {
  const user = toRecord(expectSchema('User', answer));
  const secret = findSecret(user, (text) => hasForeignEmail(text, String(user['email'])));
  if (secret) throw new Failure('a user without passwords, sessions and other secrets', secret);
  return user;
}

/**
 * Asserts the success of a call whose body does not matter to the app. A creation in it must be the right one; any other
 * body is a warning, since later clients may read it.
 */
export function expectCreationOrNothing(answer: Answer, expected: Record<string, unknown>): void {
  expectSuccess(answer);
  if (answer.text.trim() === '') return;
  const value = toRecord(tryJson(answer));
  const fault = findFault({ $ref: 'Creation' }, value, SCHEMAS);
  if (fault) throw new Warning('the creation as in openapi.json, or no body', `${show(answer)}: ${fault}`);
  expectFields(value, expected);
}

/** Of a longer list only the first and the last items are checked: most rules read a list for one item. */
const MAX_CHECKED = 100;

/**
 * Asserts a list whose items match the OpenAPI document, and have ids that can be in an address.
 * @param isWhole checks every item, also of a long list
 */
export function expectList(name: string, answer: Answer, isWhole = false): Record<string, unknown>[] {
  expectSuccess(answer);
  const value = readJson(answer, name);
  const isLong = Array.isArray(value) && value.length > MAX_CHECKED && !isWhole;
  const checked = isLong ? [...value.slice(0, MAX_CHECKED / 2), ...value.slice(-MAX_CHECKED / 2)] : value;
  expectValue(name, checked);
  const items = Array.isArray(value) ? value.map(toRecord) : [];
  const unusable = items.find(({ id }) => !isPathSegment(String(id)));
  if (unusable)
    throw new Failure('ids that can be in an address', `the id ${JSON.stringify(unusable['id'])}`);
  return items;
}

/** URL parsers remove "." and "..", and no URL has half of a surrogate pair. */
const isPathSegment = (id: string) => id !== '.' && id !== '..' && id.isWellFormed();

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

/**
 * Asserts something of each item. A failure is thrown at once, a warning at the end, so that it does not hide a failure
 * of a later item.
 */
export async function expectEach<Item>(
  items: Iterable<Item>,
  expectOne: (item: Item) => Promise<void>,
): Promise<void> {
  let warning: Warning | undefined;
  for (const item of items) {
    try {
      await expectOne(item);
    } catch (error) {
      if (!(error instanceof Warning)) throw error;
      warning ??= error;
    }
  }
  if (warning) throw warning;
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

export function show({ status, contentType, text }: Answer): string {
  const body = text.replace(/\s+/g, ' ').trim();
  const excerpt = body.length > MAX_SHOWN ? `${body.slice(0, MAX_SHOWN)}…` : body;
  return [status, contentType.split(';', 1)[0], excerpt || '(no body)'].filter(Boolean).join(' ');
}
