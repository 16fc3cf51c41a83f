import { hostileText } from '@product/domain/fuzz';
import * as fc from 'fast-check';

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

export const mutated = (json: fc.Arbitrary<string>) =>
  fc
    .tuple(json, fc.array(mutation, { minLength: 1, maxLength: 3 }))
    .map(([text, mutations]) => mutations.reduce((result, mutate) => mutate(result), text));
