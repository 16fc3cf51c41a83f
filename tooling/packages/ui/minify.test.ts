import { expect, test } from 'vitest';
import { minify } from './minify.ts';

const MIX = '@supports (color:color-mix(in lab, red, red))';

test('a mixed colour replaces the colour for older browsers', () => {
  const css = `.a{color:red}.b{color:var(--ui-ink)}${MIX}{.b{color:color-mix(in oklch, var(--ui-ink) 9%, red)}}.c{margin:0}`;
  expect(minify(css)).toBe('.a{color:red}.b{color:color-mix(in oklch,var(--ui-ink) 9%,red)}.c{margin:0}');
});

test('the other declarations of the rule stay', () => {
  const css = `.b{inset:0;color:red;margin:0}${MIX}{.b{color:color-mix(in oklch, red, blue)}}`;
  expect(minify(css)).toBe('.b{inset:0;color:color-mix(in oklch,red,blue);margin:0}');
});

test('a property that every supported browser has is not prefixed', () => {
  expect(minify('.a{-webkit-hyphens:auto;hyphens:auto}')).toBe('.a{hyphens:auto}');
});

test('no rule for every element of the page is left, and the properties are still declared', () => {
  const css =
    '@layer properties{@supports ((-moz-orient:inline) and (not (color:rgb(from red r g b)))){*,:before{--tw-blur:initial}}}@layer base{a{--tw-blur:c;filter:var(--tw-blur)}}@property --tw-blur{syntax:"*";inherits:false}';
  expect(minify(css)).toBe(
    '@layer base{a{--ui-tw-blur:c;filter:var(--ui-tw-blur)}}@property --ui-tw-blur{syntax:"*";inherits:false}',
  );
});

test('other conditions stay', () => {
  const css = '@supports (field-sizing:content){.a{field-sizing:content}}';
  expect(minify(css)).toBe(css);
});

test('a property that no class sets is removed, with its declaration', () => {
  const css = [
    '.a{--tw-blur:blur(2px);filter:var(--tw-blur, ) var(--tw-sepia, ) var(--tw-invert, )}',
    '.b{--tw-shadow:0 1px red;box-shadow:var(--tw-ring-shadow), var(--tw-shadow)}',
    '@property --tw-blur{syntax:"*";inherits:false}',
    '@property --tw-sepia{syntax:"*";inherits:false}',
    '@property --tw-invert{syntax:"*";inherits:false}',
    '@property --tw-ring-shadow{syntax:"*";inherits:false;initial-value:0 0 #0000}',
    '@property --tw-shadow{syntax:"*";inherits:false;initial-value:0 0 #0000}',
  ].join('');
  expect(minify(css)).toBe(
    [
      '.a{--ui-tw-blur:blur(2px);filter:var(--ui-tw-blur,) }',
      '.b{box-shadow:0 1px red}',
      '@property --ui-tw-blur{syntax:"*";inherits:false}',
    ].join(''),
  );
});

test('a property that no class sets is replaced by its initial value', () => {
  const css =
    '.a:before{content:var(--tw-content)}.b{border-style:var(--tw-border-style)}@property --tw-content{syntax:"*";inherits:false;initial-value:""}@property --tw-border-style{syntax:"*";inherits:false;initial-value:solid}';
  expect(minify(css)).toBe('.a:before{content:""}.b{border-style:solid}');
});

test('a property that none reads is removed, also from what moves', () => {
  const css =
    '.a{--tw-font-weight:600;font-weight:600}.b{transition-property:color,--tw-gradient-from,--tw-gradient-to;color:red}@property --tw-font-weight{syntax:"*";inherits:false}';
  expect(minify(css)).toBe('.a{font-weight:600}.b{transition-property:color;color:red}');
});

test('a property that is set and read stays declared', () => {
  const css =
    '.a{--tw-content:"a"}.b:before{content:var(--tw-content)}@property --tw-content{syntax:"*";initial-value:"";inherits:false}';
  expect(minify(css)).toBe(css.replaceAll('--tw-', '--ui-tw-'));
});

test('commas and products have no spaces, and descendants keep theirs', () => {
  expect(minify('.a:where(.b, .b *){width:calc(var(--x) * 2);height:calc(1px + 2px)}')).toBe(
    '.a:where(.b,.b *){width:calc(var(--x)*2);height:calc(1px + 2px)}',
  );
});
