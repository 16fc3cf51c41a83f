import { createOpenApiDocument } from '@product/api-client/openapi';
import { expect, test } from 'vitest';
import { findFault, type Definitions } from './json-schema';

const definitions: Definitions = {
  Word: {
    type: 'object',
    properties: {
      id: { anyOf: [{ type: 'string', minLength: 1 }, { type: 'number' }] },
      kind: { type: 'string', enum: ['noun', 'verb'] },
      note: { type: ['string', 'null'] },
      count: { type: 'integer', minimum: 0 },
      parts: { type: 'array', items: { $ref: '#/components/schemas/Part' } },
    },
    required: ['id'],
  },
  Part: { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] },
  Media: { type: 'object', anyOf: [{ required: ['mediaUrl'] }, { required: ['imageUrl'] }] },
};
const fault = (name: string, value: unknown) => findFault({ $ref: name }, value, definitions);

test.each([
  ['Word', { id: 1 }],
  ['Word', { id: 'a', kind: 'verb', note: null, parts: [{ text: '' }], more: true }],
  ['Media', { imageUrl: '/a.jpg' }],
])('a %s such as %j is valid', (name, value) => {
  expect(fault(name, value)).toBeUndefined();
});

test.each([
  ['Word', null, 'the answer is null, not object'],
  ['Word', [], 'the answer is a list, not object'],
  ['Word', {}, 'id is missing'],
  ['Word', { id: '' }, 'id is an empty text'],
  ['Word', { id: true }, 'id is true, not string'],
  ['Word', { id: 1, kind: 'adverb' }, 'kind is the text "adverb", none of the known words'],
  ['Word', { id: 1, note: 7 }, 'note is 7, not string or null'],
  ['Word', { id: 1, count: 1.5 }, 'count is 1.5, not integer'],
  ['Word', { id: 1, count: -5 }, 'count is -5, below 0'],
  ['Word', { id: 1, parts: {} }, 'parts is an object, not array'],
  ['Word', { id: 1, parts: [{ text: 'a' }, {}] }, 'parts[1].text is missing'],
  ['Media', {}, 'mediaUrl is missing'],
])('a %s such as %j is invalid: %s', (name, value, words) => {
  expect(fault(name, value)).toBe(words);
});

test('a generation of the contract has one of the two addresses', async () => {
  const { schemas } = (await createOpenApiDocument()).components;
  const faultOf = (value: unknown) => findFault({ $ref: 'Generation' }, value, schemas as Definitions);
  expect(faultOf({ mediaUrl: '/a.jpg' })).toBeUndefined();
  expect(faultOf({ imageUrl: '/a.jpg' })).toBeUndefined();
  expect(faultOf({ mediaType: 'image' })).toBe('mediaUrl is missing');
});

test('an inherited field counts as missing', () => {
  expect(fault('Word', Object.create({ id: 1 }))).toBe('id is missing');
});

test('an undefined schema throws an error', () => {
  expect(() => fault('Sentence', {})).toThrow('No schema is called "Sentence".');
});
