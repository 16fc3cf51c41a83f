import { LANGUAGES, type Language } from '@product/domain';
import { expect, test } from 'vitest';
import { createI18n } from './create-i18n';

// F47 of the fault catalogue: a language whose file does not load.
test.each(LANGUAGES)('%s has English texts before its own have loaded', (language) => {
  const i18n = createI18n(language);
  expect(i18n.t('outcomes:session.login.failure.title' as never)).toMatch(/\p{L}/u);
});

// The default digits of `ar-EG` are Arabic-Indic in every engine, those of `ar` only in some.
test('a number in a text has Western digits, whatever the default of the language', () => {
  const i18n = createI18n('ar-EG' as Language);
  i18n.addResourceBundle('ar-EG', 'common', { count: '{{count, number}}' });
  expect(i18n.t('count' as never, { count: 1250 } as never)).toBe('1,250');
});
