import type { CatalogueFault } from './entry';

/** Failures before the first API request. */
export const appFileFaults = [
  {
    id: 'F47',
    summary: 'A file of translations is missing, or is not JSON.',
    scope: 'app',
    effects: [],
    hosts:
      'Translations are files of the app, not answers of the API: no host of the mock sees them. English is in the first load, so that there is always a language to fall back to (apps/web/src/i18n/create-i18n.ts).',
  },
] as const satisfies CatalogueFault[];
