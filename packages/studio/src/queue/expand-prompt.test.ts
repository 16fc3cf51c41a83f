import { QUEUE_LIMIT } from '@product/domain';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { expandPrompt } from './expand-prompt';

test.each([
  ['a kite', ['a kite']],
  ['a {red|blue|green} kite', ['a red kite', 'a blue kite', 'a green kite']],
  ['{a|b} {1|2}', ['a 1', 'a 2', 'b 1', 'b 2']],
  ['a {red|{light|dark} blue} kite', ['a red kite', 'a light blue kite', 'a dark blue kite']],
  ['a {|big }cat', ['a cat', 'a big cat']],
  ['{one} {a|b}', ['{one} a', '{one} b']],
  [String.raw`\{a|b\} {c|d}`, ['{a|b} c', '{a|b} d']],
  [String.raw`{a\|b|c}`, ['a|b', 'c']],
  [String.raw`C:\dir {a|b}`, [String.raw`C:\dir a`, String.raw`C:\dir b`]],
  ['{a|b', ['{a|b']],
  ['a|b}', ['a|b}']],
  ['}{a|b}', ['}a', '}b']],
  ['{{a|b}', ['{a', '{b']],
  ['{x|{a|b}', ['{x|a', '{x|b']],
  ['', ['']],
])('%s stands for %j', (prompt, expected) => {
  expect(expandPrompt(prompt)).toEqual(expected);
});

test.each(['{"a": 1}', String.raw`a \{ brace`, 'a | b', '{a}', '}|{', String.raw`\\`])(
  'without alternatives %s is left as typed',
  (prompt) => {
    expect(expandPrompt(prompt)).toEqual([prompt]);
  },
);

test('more prompts than the limit are not made', () => {
  const ten = '{0|1|2|3|4|5|6|7|8|9}';
  expect(expandPrompt(ten.repeat(2), 100)).toHaveLength(100);
  expect(expandPrompt(ten.repeat(2), 99)).toBeUndefined();
  expect(expandPrompt(ten.repeat(400))).toBeUndefined();
  expect(expandPrompt(`{${'a|'.repeat(QUEUE_LIMIT)}a}`)).toBeUndefined();
});

test('10,000 braces are read without recursion', () => {
  expect(expandPrompt('{'.repeat(5_000) + 'a|b' + '}'.repeat(5_000))).toHaveLength(2);
  expect(expandPrompt('{a|'.repeat(3_333))).toHaveLength(1);
});

const piece = fc.oneof(fc.constantFrom('{', '|', '}', '\\'), fc.string());

test('any text stands for at least one prompt, none of them longer, or for too many', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const prompt = pieces.join('');
      const prompts = expandPrompt(prompt) ?? [''];
      expect(prompts.length).toBeGreaterThan(0);
      for (const one of prompts) expect(one.length).toBeLessThanOrEqual(prompt.length);
    }),
  );
});

test('escaped text is itself', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const escaped = text.replaceAll('\\', '').replace(/[{}|]/g, '\\$&');
      expect(expandPrompt(`${escaped}{a|b}`)).toEqual(
        ['a', 'b'].map((end) => text.replaceAll('\\', '') + end),
      );
    }),
  );
});
