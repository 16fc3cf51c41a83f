import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SAME_AS, TRIED_PIECES } from './tried-pieces';

const LIBRARY = 'packages/ui/src/';

/** What a source does that depends on the place of its element: layers, positions, sizes, focus, events. */
const DEPENDS_ON_PLACE =
  /addEventListener\(|Observer\(|getBoundingClientRect|activeElement|matchMedia|getSelection|fullscreenElement|\.focus\(|scrollIntoView|setPointerCapture|requestAnimationFrame|createPortal|getRootNode|on(?:Key|Pointer|Wheel|Drag|Touch)\w+=|tall:sticky\b|(?:Accordion|Dialog|DropdownMenu|Popover|RadioGroup|Tabs|Toast)(?: as \w+)? } from 'radix-ui'/;
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/g;
const EXPORTED = /export (?:function|const) (\w+)/g;
const IMPORTED = /import {([^}]*)}/g;

/** Texts and formats do not depend on the place, neither do explanations for developers. Tooltips are tried as such. */
const APART = /^(?:i18n|locales|conformance)|lib\/(?:create-variants|explain|may-play)|components\/tooltip/;

/** The folder of a component or a piece; elsewhere each file is on its own. */
const unitOf = (file: string) => /^(?:components\/[^/]+|pieces\/[^/]+\/[^/]+)(?=\/)/.exec(file)?.[0] ?? file;

const units = Map.groupBy(
  readdirSync(LIBRARY, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.tsx?$/.test(file) && !/\.(?:test|stories|steps)\.|stories\/|story-|(?:^|\/)index\./.test(file),
  ),
  unitOf,
);

const matches = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].map(([, found]) => found!);
const valuesOf = (clause: string) =>
  clause
    .split(',')
    .map((name) => name.trim().replace(/ as .*/, ''))
    .filter((name) => !name.startsWith('type '));

const UNITS = [...units].map(([unit, files]) => {
  const source = files.map((file) => readFileSync(LIBRARY + file, 'utf8').replace(COMMENT, '')).join('\n');
  return {
    unit,
    isOfKind: DEPENDS_ON_PLACE.test(source),
    exported: matches(source, EXPORTED),
    imported: matches(source, IMPORTED).flatMap(valuesOf),
  };
});

/** With those that use one of the kind, until no further one is found. */
function unitsOfKind(known = UNITS.filter(({ isOfKind }) => isOfKind)): string[] {
  const names = new Set(known.filter(({ unit }) => !APART.test(unit)).flatMap(({ exported }) => exported));
  const next = UNITS.filter(({ isOfKind, imported }) => isOfKind || imported.some((name) => names.has(name)));
  return next.length === known.length ? known.map(({ unit }) => unit) : unitsOfKind(next);
}

/** `GalleryGrid` of `pieces/gallery/gallery-grid`. */
const nameOf = (folder: string) =>
  folder
    .split('/')
    .at(-1)!
    .replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

test('every component and piece that opens, scrolls, measures or listens is tried in every place', () => {
  const folders = unitsOfKind().filter(
    (unit) => /^(?:components|pieces)\//.test(unit) && !/\.tsx?$/.test(unit),
  );
  const tried = [...Object.keys(TRIED_PIECES), ...Object.keys(SAME_AS)];
  expect(folders.map(nameOf).sort()).toEqual(tried.sort());
});

test('what stands for another piece is tried', () => {
  expect(Object.keys(TRIED_PIECES)).toEqual(expect.arrayContaining(Object.values(SAME_AS)));
});
