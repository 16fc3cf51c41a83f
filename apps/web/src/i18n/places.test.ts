import { expect, test } from 'vitest';
import { createI18n } from './create-i18n';

const catalogues = import.meta.glob<string>('./locales/*/*.{json,ts}', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const names = new Set(
  Object.values(catalogues).flatMap((source) =>
    Array.from(source.matchAll(/\{\{(\w+)/g), ([, name = '']) => name),
  ),
);

/** Placeholders that take only the product's own values: figures, and words of its catalogues and settings. */
const OURS =
  'binding brand count create credit deletion email failure first format imageCost interval kept law minimumAge modifier moneyBack operator packs ' +
  'perImage perMonth percent perVideo perYear plans price records reports screen second terms tokens trial trialTerms videoCost videoLength';

test("text of the other direction is isolated in every placeholder, except for the product's own values", () => {
  const i18n = createI18n();
  const isIsolated = (name: string) => {
    i18n.addResourceBundle('en', 'places', { [name]: `{{${name}}}` });
    return String(i18n.t(name as never, { ns: 'places', [name]: 'مطر' } as never)) !== 'مطر';
  };
  expect(
    [...names].filter((name) => !isIsolated(name)).toSorted(),
    'list a placeholder in OURS, or isolate it (ISOLATED_PLACEHOLDERS in packages/ui/src/i18n/place-formatter.ts)',
  ).toEqual(OURS.split(' ').toSorted());
});
