import { expect, test, vi } from 'vitest';
import { languageName, nameByIntl, NAMES } from './language-name';

test.each(Object.entries(NAMES))('the name of %s is that of Intl: %s', (language, name) => {
  expect(nameByIntl(language)).toBe(name);
});

test('a language without an entry has its name from Intl', () => {
  expect(languageName('it')).toBe('Italiano');
});

test('a page in a language of the library does not load the names of all languages', () => {
  const names = vi.spyOn(Intl, 'DisplayNames');
  expect(languageName('en')).toBe('English');
  expect(names).not.toHaveBeenCalled();
});
