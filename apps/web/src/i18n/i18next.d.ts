import type { english } from './create-i18n';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'screens';
    resources: typeof english;
    enableSelector: false;
  }
}
