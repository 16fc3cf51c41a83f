import type { CustomTypeOptions } from 'i18next';
import { expectTypeOf, test } from 'vitest';
import type { ScreenCatalogues } from './catalogues';
import type { english } from './create-i18n';

test('texts are typed literally, and require a value for each placeholder', () => {
  expectTypeOf<CustomTypeOptions['strictInterpolationChecks']>().toEqualTypeOf<true>();
  expectTypeOf<CustomTypeOptions['resources']>().toEqualTypeOf<typeof english & ScreenCatalogues>();
  expectTypeOf<(typeof english)['common']['title']>().toEqualTypeOf<'{{screen}} · {{brand}}'>();
  expectTypeOf<ScreenCatalogues['gallery']['heading']>().toEqualTypeOf<'Gallery'>();
});
