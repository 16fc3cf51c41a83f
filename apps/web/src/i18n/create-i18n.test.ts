import { LANGUAGES } from '@product/domain';
import { expect, test } from 'vitest';
import { createI18n } from './create-i18n';

// F47 of the fault catalogue: a language whose file does not come.
test.each(LANGUAGES)('whoever chose %s is never left without words', (language) => {
  const i18n = createI18n(language);
  expect(i18n.t('outcomes:session.login.failure.title' as never)).toMatch(/\p{L}/u);
});
