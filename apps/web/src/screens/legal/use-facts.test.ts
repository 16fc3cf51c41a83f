import type { Language } from '@product/domain';
import { expect, test } from 'vitest';
import { readConfig } from '../../config/config';
import { BRAND } from '../../config/settings';
import { createI18n } from '../../i18n/create-i18n';
import english from '../../i18n/locales/en/legal';
import german from '../../i18n/locales/de/legal.json';
import { ownerFacts } from './use-facts';

const factsIn = (language: Language, environment: Record<string, string>) => {
  const i18n = createI18n(language);
  i18n.addResourceBundle('en', 'legal', english);
  i18n.addResourceBundle('de', 'legal', german);
  const facts = ownerFacts(readConfig(environment), i18n.getFixedT(language, 'legal'), language);
  return Object.values(facts).map((fact) => fact?.replaceAll(/[\u2066-\u2069]/g, ''));
};

test('what the operator configured is stated in the language of the page', () => {
  const environment = {
    VITE_OPERATOR: 'Easel Ltd, 1 High Street, London',
    VITE_LAW_COUNTRY: 'GB',
    VITE_PAYMENT_RECORDS_YEARS: '10',
    VITE_TERMS_LANGUAGE: 'de',
  };
  expect(factsIn('en', environment)).toEqual([
    'Easel Ltd, 1 High Street, London',
    'United Kingdom',
    'The text in German is binding; the others are translations.',
    'Records of payments are kept for 10 years, as the law requires.',
    '',
  ]);
  expect(factsIn('de', environment)).toEqual([
    'Easel Ltd, 1 High Street, London',
    'Vereinigtes Königreich',
    'Verbindlich ist der Text auf Deutsch; die anderen sind Übersetzungen.',
    'Belege über Zahlungen bewahren wir 10 Jahre auf, wie es das Gesetz verlangt.',
    '',
  ]);
});

test('without configuration the sentences are neutral', () => {
  expect(factsIn('en', {})).toEqual([
    `the operator of ${BRAND}`,
    `that of the country from which ${BRAND} is run`,
    'These terms apply in the language in which you agreed to them.',
    'Records of payments are kept for as long as the law requires.',
    '',
  ]);
});

test('the policy mentions reports of errors if the app sends them', () => {
  const [, , , , reports] = factsIn('en', { VITE_REPORTS_URL: 'https://reports.example/app' });
  expect(reports).toMatch(/^Errors in the app, .* never what you typed/);
});
