import { english } from '@product/ui/english';
import { expect, test } from 'vitest';
import { lengthen, mapTexts, mirror } from './pseudo-languages';

const KEPT = /\{\{[^}]*\}\}|<\/?\w+>/g;
const bare = (text: string) => text.replaceAll(KEPT, '');

const texts: string[] = [];
mapTexts(english, (text) => {
  texts.push(text);
  return text;
});

test('the longer pseudo-language lengthens every text by 40 %', () => {
  expect(texts.length).toBeGreaterThan(200);
  for (const text of texts) {
    expect(bare(lengthen(text)).length).toBe(bare(text).length + Math.ceil(bare(text).length * 0.4));
  }
});

test.each([
  ['longer', lengthen],
  ['mirrored', mirror],
])('the %s pseudo-language keeps placeholders and tags in order', (_, change) => {
  for (const text of texts) expect(change(text).match(KEPT)).toEqual(text.match(KEPT));
});

test('every word of a mirrored text is in a right-to-left override', () => {
  expect(mirror('Buy <b>{{count}} more</b>')).toBe(
    '\u202eBüý \u202c<b>{{count}}\u202e mořé\u202c</b>'.replace('mo', 'mö'),
  );
});
