import { expect, test } from 'vitest';
import { shortenSelectors, shortenStrings, shortNames } from './short-names.mjs';

const CSS = '.ui\\:flex{a:b}.ui\\:hover\\:mt-1\\.5:hover{a:b}.ui\\:grid{a:b}.host .card{a:b}';
const MODULE = 'cn("ui:grid ui:flex", open && "ui:flex", `ui:hover:mt-1.5 ${className}`)';

test('the class that is named most often gets the shortest name, in rules and modules alike', () => {
  const names = shortNames([CSS], [MODULE]);
  expect(shortenSelectors(CSS, names)).toBe('.ui\\:0{a:b}.ui\\:2:hover{a:b}.ui\\:1{a:b}.host .card{a:b}');
  expect(shortenStrings(MODULE, names, 'card.js')).toBe(
    'cn("ui:1 ui:0", open && "ui:0", `ui:2 ${className}`)',
  );
});

test('a name that a rule looks for by a part of it stays', () => {
  const css = '.ui\\:size-4{a:b}.ui\\:button>svg:not([class*=size-]){a:b}.ui\\:grid{a:b}';
  const names = shortNames([css], []);
  expect(names.get('ui:size-4')).toBe('ui:size-4');
  expect(shortenSelectors(css, names)).toBe(
    '.ui\\:size-4{a:b}.ui\\:0>svg:not([class*=size-]){a:b}.ui\\:1{a:b}',
  );
});

test('a class without a rule is named, with its module', () => {
  expect(() => shortenStrings('"ui:gird"', shortNames([CSS], []), 'card.js')).toThrow(
    'card.js: no stylesheet has a rule for ui:gird.',
  );
});
