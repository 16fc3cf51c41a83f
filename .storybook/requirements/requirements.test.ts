import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { textsOf } from '../languages/all-texts';
import { countTestTags } from './read-evidence';
import { readRequirements, requirementsOf, SPECIFICATION } from './read-requirements';

const { sections, evidence } = readRequirements();
const ids = requirementsOf(sections).map(({ id }) => id);

test('the specification has requirements in nine sections', () => {
  expect(sections).toHaveLength(9);
  expect(ids.length).toBeGreaterThan(300);
});

test('no id is used twice', () => {
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('every list item of the specification has an id', () => {
  const items = readFileSync(SPECIFICATION, 'utf8').match(/^- /gm);
  expect(items).toHaveLength(ids.length);
});

test('every requirement has a story or a test that names it', () => {
  const covered = new Set(evidence.map(({ requirement }) => requirement));
  const uncovered = ids.filter((id) => !covered.has(id));
  expect(
    uncovered,
    "Tag a story (tags: ['req:<id>']) or a test (test(title, { tags: ['req:<id>'] }, …))",
  ).toEqual([]);
});

test('every tag names a requirement of the specification', () => {
  const known = new Set(ids);
  const unknown = evidence
    .filter(({ requirement }) => !known.has(requirement))
    .map(({ requirement, path, name }) => `${requirement} (${path}, ${name})`);
  expect(unknown, 'Correct the tag, or add the requirement to docs/specification.md').toEqual([]);
});

test('every tag of a test file is in the options of a test', () => {
  expect(countTestTags()).toBe(evidence.filter(({ kind }) => kind === 'test').length);
});

const specification = readFileSync(SPECIFICATION, 'utf8');
const texts = [...textsOf('en').values()].join('\n').replaceAll(/\{\{(\w+)\}\}/g, '{$1}');

/** Quotes without a capital are names and keys. A quoted title may have its text behind a colon. */
const quoted = [...specification.matchAll(/(?<!\w)'([A-Z].+?)'(?!\w)/g)].flatMap(([, quote = '']) =>
  quote.split(': '),
);
const BEGIN_WITH_FIGURE = ['404 Page Not Found', '4K quality generation requires tokens'];

test('the specification quotes messages', () => expect(quoted.length).toBeGreaterThan(50));

test.each([...new Set(quoted), ...BEGIN_WITH_FIGURE])(
  '"%s" is the same in the specification and in a catalogue',
  (message) => {
    expect(specification).toContain(message);
    expect(texts).toContain(message);
  },
);
