import { LANGUAGES } from '@product/domain';
import { expect, test } from 'vitest';
import english from '../i18n/locales/en/legal';
import { STORED } from './all-stored';
import { BROWSER_KEYS, likesKey, namesBelow, TAB_KEYS } from './stored';

const translations = import.meta.glob<typeof english>('../i18n/locales/*/legal.json', {
  eager: true,
  import: 'default',
});

test.each(LANGUAGES)(
  'the privacy policy in %s names everything that the browser stores, and nothing else',
  (language) => {
    const { kept, sections } = (translations[`../i18n/locales/${language}/legal.json`] ?? english).privacy;
    expect(Object.keys(kept).toSorted()).toEqual(STORED.toSorted());
    const sentences = Object.values(kept);
    for (const sentence of sentences) expect(sentence).toMatch(/\p{L}/u);
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(sections.browser.text).toContain('\n{{kept}}\n');
  },
);

test('likes are stored separately for each user and for visitors', () => {
  const keys = [likesKey(1), likesKey(2), likesKey('a'), likesKey(undefined)];
  expect(new Set(keys).size).toBe(keys.length);
});

test('apps at two paths of an origin share the theme and the language, and nothing else', () => {
  const keys = [...Object.values({ ...BROWSER_KEYS, ...TAB_KEYS }), likesKey(1)];
  const [atRoot, below] = [namesBelow('/'), namesBelow('/a/b/')].map((nameOf) => keys.map(nameOf));
  const shared = atRoot!.filter((name) => below!.includes(name));
  expect(shared).toEqual(['theme', 'i18nextLng']);
});
