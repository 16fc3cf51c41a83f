import { expect, test } from 'vitest';
import { slim } from './slim-styles.ts';

test('a property that no class sets is replaced by its initial value, and one that is set stays', () => {
  const set = '.a{--tw-ease:linear}@property --tw-ease{syntax:"*";inherits:false}';
  const unset =
    '.b{border-style:var(--tw-border-style)}@property --tw-border-style{syntax:"*";inherits:false;initial-value:solid}';
  expect(slim(set + unset)).toBe(`${set}.b{border-style:solid}`);
});

test('prefixes and fallbacks of older browsers are removed', () => {
  const mixed =
    '.b{color:red}@supports (color:color-mix(in lab, red, red)){.b{color:color-mix(in oklch, red, blue)}}';
  expect(slim(`.a{-webkit-hyphens:auto;hyphens:auto}${mixed}`)).toBe(
    '.a{hyphens:auto}.b{color:color-mix(in oklch, red, blue)}',
  );
});
