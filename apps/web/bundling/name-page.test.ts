import { expect, test } from 'vitest';
import { escapeText } from './name-page.ts';

test('a name is escaped as text', () => {
  expect(escapeText('Ærø & <b>Søn')).toBe('Ærø &amp; &lt;b>Søn');
});
