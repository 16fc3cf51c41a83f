import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gapsOf } from './gaps';
import { QUOTED } from './quoted';
import { readStories } from './read-stories';
import { readTests } from './read-tests';
import { SECTIONS, statementsOf } from './sections';
import { SUBJECTS } from './subjects';

const ROOT = join(import.meta.dirname, '../..');
const statements = SECTIONS.flatMap(statementsOf);
const proofs = statements.flatMap((statement) => statement.proofs);
const stories = readStories();
const tests = readTests(proofs.flatMap((proof) => ('file' in proof ? [proof.file] : [])));
const says = statements.map((statement) => statement.says).join('\n');
const texts = globSync(['packages/ui/src/locales/en.json', 'apps/web/src/i18n/locales/en/*.json'], {
  cwd: ROOT,
})
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  .join('\n')
  .replaceAll(/\{\{(\w+)\}\}/g, '{$1}');

/** The place to mend: a statement's file and line. */
function placeOf(id: string): string {
  for (const file of globSync('section-*/*.ts', { cwd: import.meta.dirname })) {
    const lines = readFileSync(join(import.meta.dirname, file), 'utf8').split('\n');
    const line = lines.findIndex((text) => text.includes(`id: '${id}'`));
    if (line >= 0) return `.storybook/trace/${file}:${line + 1}`;
  }
  return 'the trace';
}

test.each(statements.map((statement) => [statement.id, statement] as const))(
  '%s is proven',
  (id, statement) => {
    const gaps = gapsOf(statement, stories, tests);
    expect(gaps, `Mend ${placeOf(id)}\n${gaps.join('\n')}`).toEqual([]);
  },
);

test('no statement is listed twice', () => {
  const ids = statements.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test.each(SECTIONS.map((section) => [section.number, section] as const))(
  'the statements of section %d bear its number',
  (number, section) => {
    const strangers = statementsOf(section).filter(({ id }) => !id.startsWith(`${number}.`));
    expect(strangers).toEqual([]);
  },
);

test.each(Object.entries(SUBJECTS))('every %s of the code has its statement', (kind, subjects) => {
  const covered = new Set(statements.flatMap(({ covers = [] }) => covers));
  const left = subjects.filter((subject) => !covered.has(subject));
  expect(left, `Write a statement that covers each ${kind}, in .storybook/trace`).toEqual([]);
});

test('no statement covers what is not in the code', () => {
  const known = new Set(Object.values(SUBJECTS).flat());
  const gone = statements.flatMap(({ id, covers = [] }) =>
    covers.filter((subject) => !known.has(subject)).map((subject) => `${placeOf(id)} covers ${subject}`),
  );
  expect(gone).toEqual([]);
});

test.each(QUOTED)('"%s" stands in a statement and in a catalogue, to the letter', (message) => {
  expect(says.includes(message), 'a statement').toBe(true);
  expect(texts.includes(JSON.stringify(message).slice(1, -1)), 'a catalogue').toBe(true);
});
