import { LANGUAGES, TITLE_MIN_LENGTH } from '@product/domain';
import { expect, test } from 'vitest';
import { textsOf } from './all-texts';
import { listedFor, reportOn } from './report';

const NOTHING = { missing: [], unknown: [], empty: [], places: [], untranslated: [], unlisted: [] };

test.each(LANGUAGES)('%s has a translation of every English text', (language) => {
  expect(reportOn(language).faults).toEqual(NOTHING);
});

test('Arabic has its six plural forms', () => {
  expect(reportOn('ar').forms).toHaveLength(6);
});

/** Prices and terms of the product's earlier business model (decisions, section 1). */
const OLDER = /80\s?£|£\s?80|33\s?%|40\s?£|£\s?40/;

test.each(LANGUAGES)('%s mentions none of the older prices', (language) => {
  const texts = [...textsOf(language)].filter(([, text]) => OLDER.test(text));
  expect(texts).toEqual([]);
});

test.each(LANGUAGES)('%s shows an example of a title that is long enough', (language) => {
  const title = textsOf(language).get('ui: generator.titlePlaceholder')!;
  expect([...title].length).toBeGreaterThanOrEqual(TITLE_MIN_LENGTH);
});

test.each(LANGUAGES)(
  'the terms of %s say in one paragraph what becomes of content credentials',
  (language) => {
    const texts = textsOf(language);
    // The words of the mark in a view, which Arabic joins with prepositions.
    const mark = texts.get('ui: view.credentials')!.toLowerCase();
    const words = mark.split(' ').map((word) => word.replace(/^ال/, ''));
    const paragraphs = texts.get('legal: terms.sections.content.text')!.toLowerCase().split('\n');
    const found = paragraphs.filter((paragraph) => words.every((word) => paragraph.includes(word)));
    expect(found).toHaveLength(1);
  },
);

test.each([
  ['a missing text', (texts: Map<string, string>) => texts.delete('gallery: heading'), 'missing'],
  ['an unknown text', (texts: Map<string, string>) => texts.set('gallery: older', 'Alt'), 'unknown'],
  ['an empty text', (texts: Map<string, string>) => texts.set('gallery: heading', ' '), 'empty'],
  ['a lost placeholder', (texts: Map<string, string>) => texts.set('common: title', '{{brand}}'), 'places'],
  [
    'an English text',
    (texts: Map<string, string>) => texts.set('landing: lede', textsOf('en').get('landing: lede')!),
    'untranslated',
  ],
  [
    'a plural form that the language does not use',
    (texts: Map<string, string>) => texts.set('ui: gallery.count_few', '{{count, number}} Werke'),
    'unknown',
  ],
] as const)('%s is reported', (_what, change, kind) => {
  const texts = textsOf('de');
  change(texts);
  expect(reportOn('de', texts).faults[kind]).toHaveLength(1);
});

test('a text that is listed as untranslated may be English, until it is translated', () => {
  const texts = textsOf('de');
  texts.set('landing: lede', textsOf('en').get('landing: lede')!);
  for (const entry of ['landing: lede', 'landing: *']) {
    const listed = [...listedFor('de'), entry];
    const { faults, waiting } = reportOn('de', texts, listed);
    expect(faults).toEqual(NOTHING);
    expect(waiting).toContainEqual(expect.stringContaining('landing: lede: '));
    expect(reportOn('de', textsOf('de'), listed).faults.unlisted).toEqual([entry]);
  }
});
