import { expect, test } from 'vitest';
import { describeChange, nameOf } from './text-change';

test.each([
  [
    'an apostrophe that is escaped',
    "It's late",
    'It&#39;s late',
    "U+0027 ' (apostrophe) in “It's late”",
    'U+0026 & (ampersand) in “It&#39;s late”',
  ],
  [
    'a line break that is lost',
    'one\ntwo',
    'one two',
    'U+000A (line feed) in “one\\ntwo”',
    'U+0020 (space) in “one two”',
  ],
  ['a letter of another form', 'e\u0301', '\u00E9', 'U+0065 e in “e\u0301”', 'U+00E9 é in “é”'],
  ['an emoji that is cut', 'a🗼', 'a\uFFFD', 'U+1F5FC 🗼 in “a🗼”', 'U+FFFD \uFFFD in “a\uFFFD”'],
  [
    'an end that is missing',
    'abcdef',
    'abc',
    'U+0064 d in “abcdef”',
    'an end after 3 of 6 characters: “abc”',
  ],
  [
    'a character more',
    'abc',
    'abc ',
    '3 characters, the last of them U+0063 c',
    '4 characters, the last of them U+0020 (space)',
  ],
  ['no text', 'abc', undefined, 'the text “abc”', 'nothing'],
  ['null', 'abc', null, 'the text “abc”', 'null'],
])('%s is described', (_, sent, came, expected, received) => {
  expect(describeChange(sent, came)).toEqual({ expected, received });
});

test('an excerpt shows what is around the character only', () => {
  const change = describeChange(`${'a'.repeat(50)}'${'b'.repeat(50)}`, 'a'.repeat(50) + 'b'.repeat(50));
  expect(change?.expected).toBe("U+0027 ' (apostrophe) in …“aaaaaaaaaaaa'bbbbbbbbbbb”…");
});

test('equal texts have no change', () => {
  expect(describeChange('a\u0000', 'a\u0000')).toBeUndefined();
});

test('a character that cannot be seen is named by its code point', () => {
  expect(nameOf('\u200D')).toBe('U+200D (zero-width joiner)');
  expect(nameOf('\u{E0001}')).toBe('U+E0001');
  expect(nameOf(undefined)).toBe('nothing');
});
