import { expect, test } from 'vitest';
import { isolate, isolatedParts } from './isolate';

test.each([
  ['a Latin title in a Latin sentence', 'Night rain, 2nd', 'ltr'],
  ['an Arabic title in an Arabic sentence', 'مطر الليل، ٢', 'rtl'],
  ['figures', '2024!', 'rtl'],
  ['nothing', '', 'rtl'],
] as const)('%s stays unchanged', (_what, text, direction) => {
  expect(isolate(text, direction)).toBe(text);
});

test.each([
  ['an Arabic title in a Latin sentence', 'مطر الليل', 'ltr'],
  ['a Hebrew one', 'גשם', 'ltr'],
  ['one that only ends in Arabic', 'Rain مطر', 'ltr'],
  ['a Latin title in an Arabic sentence', 'Night rain', 'rtl'],
  ['a Chinese one', '夜雨', 'rtl'],
  ['an address', 'https://media.example/1.jpg', 'rtl'],
  ['a directional override', '\u202Egnp', 'ltr'],
] as const)('%s is isolated', (_what, text, direction) => {
  expect(isolate(text, direction)).toBe(`\u2068${text}\u2069`);
});

test('every second part is isolated text, and no isolate character is left', () => {
  expect(isolatedParts(`${isolate('مطر', 'ltr')} is public.`)).toEqual(['', 'مطر', ' is public.']);
  expect(isolatedParts('Saved')).toEqual(['Saved']);
});
