import { expect, test } from 'vitest';
import { escapeText } from './name-page.ts';

test('a name is text, whatever is in it', () => {
  expect(escapeText('Ærø & <b>Søn')).toBe('Ærø &amp; &lt;b>Søn');
});
