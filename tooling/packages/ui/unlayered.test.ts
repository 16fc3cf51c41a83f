import { expect, test } from 'vitest';
import { unlayered } from './unlayered.ts';

const LIBRARY = ':where([data-ui],[class^=ui\\:])';

test('the rules leave their layers: those of the base first, then fallbacks, then all others', () => {
  const css = `@layer product.base, product.components;@layer product.components{.ui\\:p-2{padding:2px}:where(.ui\\:fallback\\:p-4){padding:4px}${LIBRARY}{color:red}}@layer product.base{:root{--ui-a:b}}`;
  expect(unlayered(css, 'a{all:revert}')).toBe(
    `a{all:revert}:root{--ui-a:b}${LIBRARY}:not(._){color:red}:where(.ui\\:fallback\\:p-4):not(._){padding:4px}.ui\\:p-2{padding:2px}`,
  );
});

test('a selector without specificity gets that of a class, and a state of a fallback keeps its place', () => {
  const css = (...selectors: string[]) =>
    `@layer product.components{${selectors.map((selector) => `${selector}{margin:0}`).join('')}}`;
  const selectors = (sheet: string) => sheet.split('{margin:0}').filter(Boolean);
  expect(
    selectors(
      unlayered(css(`${LIBRARY}:where(a)`, `${LIBRARY}:before`, `${LIBRARY}:focus-visible`, '.a:hover'), ''),
    ),
  ).toEqual([
    `${LIBRARY}:not(._):where(a)`,
    `${LIBRARY}:not(._):before`,
    `${LIBRARY}:focus-visible`,
    '.a:hover',
  ]);
  expect(selectors(unlayered(css(':where(.ui\\:fallback\\:hover\\:x):hover'), ''))).toEqual([
    ':where(.ui\\:fallback\\:hover\\:x):not(._):hover',
  ]);
});

test('lengths follow --ui-rem, and containers are measured in the size of their text', () => {
  const css = '@layer product.components{@container (width>=44rem){.ui\\:p-\\[1rem\\]{padding:.5rem -1rem}}}';
  expect(unlayered(css, '')).toBe(
    '@container (width>=44em){.ui\\:p-\\[1rem\\]{padding:calc(.5*var(--ui-rem,1rem)) calc(-1*var(--ui-rem,1rem))}}',
  );
});
