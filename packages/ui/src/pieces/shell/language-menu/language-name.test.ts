import { expect, test } from 'vitest';
import { languageName } from './language-name';

test.each([
  ['en', 'English'],
  ['es', 'Español'],
  ['fr', 'Français'],
  ['de', 'Deutsch'],
  ['pt', 'Português'],
  ['zh', '中文'],
  ['ar', 'العربية'],
  ['hi', 'हिन्दी'],
] as const)('the name of %s in its own language is %s', (language, name) => {
  expect(languageName(language)).toBe(name);
});
