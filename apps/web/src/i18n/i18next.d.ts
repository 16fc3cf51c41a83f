import type { ScreenCatalogues } from './catalogues';
import type { english } from './create-i18n';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof english & ScreenCatalogues;
    enableSelector: false;
    strictInterpolationChecks: true;
  }
}
