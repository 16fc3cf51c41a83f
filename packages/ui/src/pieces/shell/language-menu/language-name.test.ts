import { LANGUAGES } from '@product/domain';
import { expect, test } from 'vitest';
import { languageName } from './language-name';

test('every language is called by its own name', () => {
  expect(LANGUAGES.map(languageName)).toEqual([
    'English',
    'Español',
    'Français',
    'Deutsch',
    '中文',
    'العربية',
    'हिन्दी',
    'Português',
  ]);
});
