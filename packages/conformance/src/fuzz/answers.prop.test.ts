import {
  ApiError,
  ContractError,
  endpoints,
  type AnyEndpoint,
  type Creation,
  type GalleryItem,
  type User,
} from '@product/api-client';
import { clientAnswering } from '@product/api-client/testing';
import { MEDIA_TYPES } from '@product/domain';
import { hostileText } from '@product/domain/fuzz';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

const id = fc.oneof(
  fc.integer(),
  hostileText.filter((text) => text !== ''),
);
const word = fc.option(hostileText, { nil: undefined });
const address = fc.webUrl();

const user: fc.Arbitrary<User> = fc.record({
  id,
  username: hostileText,
  email: hostileText,
  tokens: fc.nat(),
  isAdmin: fc.boolean(),
  subscriptionStatus: fc.option(hostileText),
  language: fc.option(hostileText),
});

const creation: fc.Arbitrary<Creation> = fc.record({
  id,
  userId: fc.option(id, { nil: undefined }),
  title: hostileText,
  prompt: hostileText,
  imageUrl: address,
  style: hostileText,
  aspectRatio: hostileText,
  mediaType: hostileText,
  isPublic: fc.boolean(),
  metadata: fc.record({ quality: word, videoDuration: word }),
});

const galleryItem: fc.Arbitrary<GalleryItem> = fc.record({
  id,
  title: hostileText,
  prompt: hostileText,
  imageUrl: address,
  style: word,
  aspectRatio: word,
  mediaType: word,
});

const generation = fc.record({ mediaUrl: address, mediaType: fc.constantFrom(...MEDIA_TYPES) });

const checkout = fc.record({ url: address });

const goodAnswers: Readonly<Record<string, fc.Arbitrary<object>>> = {
  'session.user': user,
  'session.login': user,
  'session.register': user,
  'session.language': user,
  'creations.list': fc.array(creation, { maxLength: 4 }),
  'creations.gallery': fc.array(galleryItem, { maxLength: 4 }),
  'generation.create': generation,
  'checkout.subscribe': checkout,
  'checkout.buyTokens': checkout,
};

type Mutation = (json: string) => string;

/** Replaces the value of the nth key, modulo the number of keys, in a JSON text. */
const replaceValue =
  (nth: number, replacement: string): Mutation =>
  (json) => {
    const values = [...json.matchAll(/:(?:"(?:[^"\\]|\\.)*"|true|false|null|-?[\d.eE+-]+)/g)];
    const value = values[nth % values.length];
    return value
      ? json.slice(0, value.index + 1) + replacement + json.slice(value.index + value[0].length)
      : json;
  };

const RAW_VALUES = [
  'null',
  'true',
  '[]',
  '{}',
  '-1',
  '-0',
  '2.7',
  '1e400',
  '-1e400',
  'NaN',
  '"25"',
  '""',
  '{"__proto__":{"polluted":1}}',
  '[['.repeat(1_000) + ']]'.repeat(1_000),
];

const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.tuple(fc.nat(40), fc.constantFrom(...RAW_VALUES)).map((parts) => replaceValue(...parts)),
  fc
    .tuple(
      fc.nat(40),
      fc.jsonValue().map((value) => JSON.stringify(value)),
    )
    .map((parts) => replaceValue(...parts)),
  fc.nat(40).map((nth): Mutation => (json) => {
    const keys = [...json.matchAll(/"\w+":/g)];
    const key = keys[nth % keys.length];
    return key ? json.slice(0, key.index) + '"gone":' + json.slice(key.index + key[0].length) : json;
  }),
  fc.nat().map(
    (at): Mutation =>
      (json) =>
        json.slice(0, at % (json.length + 1)),
  ),
  hostileText.map(
    (text): Mutation =>
      (json) =>
        json.slice(0, json.length >> 1) + text + json.slice(json.length >> 1),
  ),
  fc.constantFrom<Mutation[]>(
    (json) => `[${json}]`,
    (json) => `[${json},null,${json}]`,
    (json) => json + json,
    (json) => json.replace('{', '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},'),
    () => '',
    () => 'null',
    () => '<!doctype html><title>502</title>',
    () => '[null,7,"x",{},[],{"id":1}]',
  ),
);

const mutated = (json: fc.Arbitrary<string>) =>
  fc
    .tuple(json, fc.array(mutation, { minLength: 1, maxLength: 3 }))
    .map(([text, mutations]) => mutations.reduce((result, mutate) => mutate(result), text));

const calls: AnyEndpoint[] = Object.values(endpoints);
const answering = calls.filter(({ result }) => result);

const answerOf = ({ name }: AnyEndpoint) => goodAnswers[name] ?? fc.constant({});

/** The text after UTF-8 encoding and decoding: lone surrogates are replaced, and a byte order mark is dropped. */
const overTheWire = (text: string): string => new TextDecoder().decode(new TextEncoder().encode(text));

/** The result of a call: its value, or the error it throws. */
async function outcome(call: AnyEndpoint, response: () => Response) {
  const { client } = clientAnswering(response);
  const params = call.path.includes('{') ? { id: 7 } : undefined;
  return client.send({ ...call, path: call.path as '/{id}' }, params && { params }).then(
    (value: unknown) => ({ value, error: undefined }),
    (error: unknown) => ({ value: undefined, error }),
  );
}

test('every endpoint with a result has an arbitrary of valid responses', () => {
  expect(Object.keys(goodAnswers).sort()).toEqual(answering.map(({ name }) => name).sort());
});

test('a response that is not OK is an ApiError with its status, its body and the literal message', async () => {
  const refusal = fc.record({
    call: fc.constantFrom(...calls),
    status: fc.integer({ min: 300, max: 599 }).filter((status) => status !== 304),
    statusText: fc.constantFrom('', 'Not Found', 'I am a teapot'),
    body: fc.oneof(
      hostileText,
      hostileText.map((message) => JSON.stringify({ message })),
      fc.json(),
      fc.constantFrom('', '<html><body>Bad gateway', '{"message":7}', '{"message":'),
    ),
  });
  await fc.assert(
    fc.asyncProperty(refusal, async ({ call, status, statusText, body }) => {
      const { error } = await outcome(call, () => new Response(body, { status, statusText }));
      const text = overTheWire(body);
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toMatchObject({ status, body: text, message: `${status}: ${text || statusText}` });
      const { serverMessage } = error as ApiError;
      expect(serverMessage ?? 'nothing').toMatch(/^(?!\s*$)(?![^]*<[a-z!/?])/i);
    }),
  );
});

test.each(answering)('$name parses a valid response unchanged, without other fields', async (call) => {
  await fc.assert(
    fc.asyncProperty(
      answerOf(call),
      fc.dictionary(fc.constantFrom('password', 'role', 'x'), hostileText),
      async (answer, more) => {
        const sent = Array.isArray(answer)
          ? answer.map((item: object) => ({ ...more, ...item }))
          : { ...more, ...answer };
        const { value, error } = await outcome(call, () => new Response(JSON.stringify(sent)));
        expect(error).toBeUndefined();
        expect(value).toEqual(answer);
      },
    ),
  );
});

test.each(answering)('$name parses a mutated response to a valid value or a ContractError', async (call) => {
  const before = Object.getOwnPropertyNames(Object.prototype);
  const json = answerOf(call).map((answer) => JSON.stringify(answer));
  await fc.assert(
    fc.asyncProperty(mutated(json), async (body) => {
      const { value, error } = await outcome(call, () => new Response(body));
      expect(error === undefined ? isValid(value) : error instanceof ContractError).toBe(true);
      expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
      expect(Object.hasOwn(Object(value), 'polluted')).toBe(false);
      expect(Object.getPrototypeOf(Object(value))).toBe(
        Array.isArray(value) ? Array.prototype : Object.prototype,
      );
    }),
  );
});

const isId = (value: unknown) => (typeof value === 'string' && value !== '') || Number.isFinite(value);
const isText = (value: unknown) => typeof value === 'string';
const isNothing = (value: unknown) => value == null;

/** What the screens rely on, by field. */
const FIELDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  id: isId,
  userId: (value) => isNothing(value) || isId(value),
  username: isText,
  email: isText,
  tokens: (value) => Number.isInteger(value) && Number(value) >= 0,
  isAdmin: (value) => typeof value === 'boolean',
  isPublic: (value) => typeof value === 'boolean',
  title: isText,
  prompt: isText,
  imageUrl: (value) => isText(value) && value !== '',
  mediaUrl: (value) => isText(value) && value !== '',
  metadata: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};
const isWord = (value: unknown) => isNothing(value) || isText(value);

function isValid(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((item) => isValid(item) && isId(Object(item).id));
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).every(([field, content]) => (FIELDS[field] ?? isWord)(content));
}

test('a balance is a whole number from 0, for any value of tokens', async () => {
  const NUMBERS: readonly (readonly [string, number])[] = [
    ['null', 0],
    ['"25"', 0],
    ['"abc"', 0],
    ['-1', 0],
    ['-0', 0],
    ['1e400', 0],
    ['-1e400', 0],
    ['2.7', 2],
    ['[3]', 0],
    ['{}', 0],
    ['true', 0],
  ];
  const tokens = fc.oneof(
    fc.constantFrom(...NUMBERS).map(([json, expected]) => ({ json, expected })),
    fc
      .double({ noNaN: true, noDefaultInfinity: true })
      .map((number) => ({ json: JSON.stringify(number), expected: number > 0 ? Math.floor(number) : 0 })),
    fc
      .jsonValue()
      .filter((value) => typeof value !== 'number')
      .map((value) => ({ json: JSON.stringify(value), expected: 0 })),
  );
  await fc.assert(
    fc.asyncProperty(tokens, async ({ json, expected }) => {
      const body = `{"id":1,"username":"ada","tokens":${json}}`;
      const { value } = await outcome(endpoints.getUser, () => new Response(body));
      expect(value).toMatchObject({ tokens: expected });
      expect(Object.is(Object(value).tokens, -0)).toBe(false);
    }),
  );
});
