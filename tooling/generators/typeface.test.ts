import { LANGUAGES } from '@product/domain';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FIRST_FILE, firstLetters, subsetTypeface } from './typeface.ts';

test('the first file of the typeface has the letters that fonts.css names; after a change: npm run typeface', async () => {
  expect(readFileSync(FIRST_FILE).equals(await subsetTypeface())).toBe(true);
});

test('the first file fits into the first ten packets of a connection, with the headers', () => {
  expect(readFileSync(FIRST_FILE).byteLength).toBeLessThan(13_500);
});

/** Letters of scripts that Geist lacks, and a sign that none of our fonts has. */
const ELSEWHERE = /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Han}⌘]/u;
const LATIN = LANGUAGES.filter((language) => !['ar', 'hi', 'zh'].includes(language));

test.each(LATIN)('%s needs only the first file', (language) => {
  const letters = new Set(firstLetters());
  const files = globSync([
    `packages/ui/src/locales/${language}{,-queue}.{json,ts}`,
    `apps/web/src/i18n/locales/${language}/*.{json,ts}`,
  ]);
  const texts = files.flatMap((file) => [...readFileSync(file, 'utf8')]);
  const missing = texts.filter(
    (letter) => letter !== '\n' && !letters.has(letter) && !ELSEWHERE.test(letter),
  );
  expect([...new Set(missing)]).toEqual([]);
});
