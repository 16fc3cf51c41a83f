import { expect, test } from 'vitest';
import { createI18n } from './create-i18n';

test('a wrong key and a missing value do not compile', () => {
  const { t } = createI18n();
  expect(t('title', { screen: 'Gallery', brand: 'Studio' })).toBe('Gallery · Studio');
  // @ts-expect-error The brand is missing.
  expect(t('title', { screen: 'Gallery' })).toBe('Gallery · {{brand}}');
  // @ts-expect-error There is no such text.
  expect(t('titel')).toBe('titel');
});
