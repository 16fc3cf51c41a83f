import { DEFAULT_CHECKOUT_ORIGINS } from '@product/api-client';
import { BUSINESS_MODEL_NAMES, businessModels } from '@product/domain';
import { expect, test } from 'vitest';
import { StartError } from '../start/start-error';
import { CHECKS, findMistakes, requireValidSettings } from './check-settings';
import { readConfig } from './config';
import { BRAND, NETWORKS, SETTINGS } from './settings';

test('without settings every default holds', () => {
  expect(readConfig({})).toEqual({
    apiBaseUrl: '',
    checkoutOrigins: DEFAULT_CHECKOUT_ORIGINS,
    brand: BRAND,
    contactEmail: 'hello@example.com',
    owner: { operator: '', lawCountry: '', paymentRecordsYears: '', termsLanguage: '', legalNoticeUrl: '' },
    hasReports: false,
    socialLinks: NETWORKS.map((network) => ({ network, href: SETTINGS[network].fallback })),
    businessModel: businessModels.tokens,
  });
});

test('an empty setting counts as missing', () => {
  const empty = Object.fromEntries(Object.values(SETTINGS).map(({ variable }) => [variable, '']));
  expect(readConfig(empty)).toEqual(readConfig({}));
});

test.each(Object.entries(SETTINGS).filter(([, { fallback }]) => fallback))(
  'the default of %s passes its own check',
  (name, { fallback }) => expect(CHECKS[name as keyof typeof SETTINGS](fallback)).toBeUndefined(),
);

test.each(BUSINESS_MODEL_NAMES)('the business model may be %s', (name) => {
  expect(readConfig({ VITE_BUSINESS_MODEL: name }).businessModel).toBe(businessModels[name]);
});

test('origins are a list with commas', () => {
  const { checkoutOrigins } = readConfig({
    VITE_CHECKOUT_ORIGINS: ' https://pay.example, https://checkout.stripe.com:8443 ,http://localhost:8787,',
  });
  expect(checkoutOrigins).toEqual([
    'https://pay.example',
    'https://checkout.stripe.com:8443',
    'http://localhost:8787',
  ]);
});

test.each([
  ['VITE_API_BASE_URL', 'https://api.example.com'],
  ['VITE_API_BASE_URL', 'https://api.example.com:8443/v1/'],
  ['VITE_API_BASE_URL', 'http://localhost:8787'],
  ['VITE_API_BASE_URL', 'http://127.0.0.1:8787'],
  ['VITE_API_BASE_URL', 'http://[::1]:8787'],
  ['VITE_CHECKOUT_ORIGINS', 'https://pay.example'],
  ['VITE_MEDIA_ORIGINS', 'https://media.example,https://films.example'],
  ['VITE_REPORTS_URL', 'https://reports.example/app'],
  ['VITE_POLICY_REPORTS_URL', 'https://reports.example/csp?key=abc'],
  ['VITE_BASE_PATH', '/studio/'],
  ['VITE_BASE_PATH', '/a/b.c/~d/'],
  ['VITE_SITE_ORIGIN', 'https://studio.example'],
  ['VITE_BRAND_NAME', 'Ærø & Søn'],
  ['VITE_CONTACT_EMAIL', 'we+you@mail.example'],
  ['VITE_OPERATOR', 'Easel Ltd, 1 High Street, London'],
  ['VITE_LAW_COUNTRY', 'GB'],
  ['VITE_PAYMENT_RECORDS_YEARS', '10'],
  ['VITE_TERMS_LANGUAGE', 'de'],
  ['VITE_LEGAL_NOTICE_URL', 'https://www.example.de/impressum'],
  ['VITE_X_URL', 'https://x.com/easel?lang=en'],
])('%s may be %s', (variable, text) => expect(findMistakes({ [variable]: text })).toEqual([]));

test.each([
  ['VITE_API_BASE_URL', '/backend', 'is no whole address'],
  ['VITE_API_BASE_URL', 'api.example.com', 'is no whole address'],
  ['VITE_API_BASE_URL', ' https://api.example.com', 'is no whole address'],
  ['VITE_API_BASE_URL', 'http://api.example.com', 'is not https'],
  ['VITE_API_BASE_URL', 'http://localhost.evil.example', 'is not https'],
  ['VITE_API_BASE_URL', 'ftp://localhost', 'is not https'],
  ['VITE_API_BASE_URL', 'javascript:alert(1)', 'is not https'],
  ['VITE_API_BASE_URL', 'https://me:secret@api.example.com', 'has a user name or a password'],
  ['VITE_API_BASE_URL', 'https://api.example.com/?key=secret', 'has a query or a hash'],
  ['VITE_API_BASE_URL', 'https://api.example.com/#', 'has a query or a hash'],
  ['VITE_CHECKOUT_ORIGINS', 'https://pay.example/', 'number 1, that is more than an origin'],
  [
    'VITE_CHECKOUT_ORIGINS',
    'https://pay.example,https://Pay.example',
    'number 2, that is more than an origin',
  ],
  ['VITE_CHECKOUT_ORIGINS', 'https://*.pay.example', 'an origin, number 1, that is no host by name'],
  ['VITE_CHECKOUT_ORIGINS', '*', 'number 1, that is no whole address'],
  ['VITE_MEDIA_ORIGINS', 'http://media.example', 'number 1, that is not https'],
  ['VITE_MEDIA_ORIGINS', 'https://media.example;script-src', 'number 1, that is no host by name'],
  ['VITE_SITE_ORIGIN', 'studio.example', 'is no whole address'],
  ['VITE_SITE_ORIGIN', 'https://studio.example/', 'is more than an origin'],
  ['VITE_REPORTS_URL', '/reports', 'is no whole address'],
  ['VITE_REPORTS_URL', 'http://reports.example', 'is not https'],
  ['VITE_REPORTS_URL', 'https://me:secret@reports.example', 'has a user name or a password'],
  ['VITE_POLICY_REPORTS_URL', "https://reports.example/;script-src'*'", 'has a sign'],
  ['VITE_POLICY_REPORTS_URL', 'https://reports.example/"', 'has a sign'],
  ['VITE_POLICY_REPORTS_URL', 'https://reports.example/$host', 'has a sign'],
  ['VITE_BASE_PATH', 'studio', 'is no folder'],
  ['VITE_BASE_PATH', '/studio', 'is no folder'],
  ['VITE_BASE_PATH', '/a/../b/', 'is no folder'],
  ['VITE_BASE_PATH', '//elsewhere.example/', 'is no folder'],
  ['VITE_BRAND_NAME', '   ', 'is no name to show'],
  ['VITE_BRAND_NAME', 'x'.repeat(41), 'is no name to show'],
  ['VITE_CONTACT_EMAIL', 'hello', 'is no e-mail address'],
  ['VITE_OPERATOR', 'Easel Ltd\nLondon', 'is no name to show'],
  ['VITE_LAW_COUNTRY', 'Germany', 'is no code of a country'],
  ['VITE_PAYMENT_RECORDS_YEARS', 'ten', 'is no number of years'],
  ['VITE_TERMS_LANGUAGE', 'German', 'is no code of a language'],
  ['VITE_LEGAL_NOTICE_URL', '/impressum', 'is no whole address'],
  ['VITE_CONTACT_EMAIL', 'a@b.example?bcc=c@d.example', 'is no e-mail address'],
  ['VITE_FACEBOOK_URL', 'http://www.facebook.com/easel', 'is not https'],
  ['VITE_BUSINESS_MODEL', 'toString', 'is none of the known ones: write tokens or trial'],
])('%s may not be %s', (variable, text, why) => {
  const mistakes = findMistakes({ [variable]: text });
  expect(mistakes).toHaveLength(1);
  expect(mistakes[0]).toContain(`${variable} `);
  expect(mistakes[0]).toContain(why);
});

test('all mistakes are reported at once, and none repeats the value', () => {
  const environment = {
    VITE_API_BASE_URL: 'https://me:hunter2@api.example.com',
    VITE_CHECKOUT_ORIGINS: 'sk_live_hunter2',
    VITE_BUSINESS_MODEL: 'hunter2',
  };
  const thrown = (() => {
    try {
      return requireValidSettings(environment);
    } catch (error) {
      return error;
    }
  })();
  expect(thrown).toBeInstanceOf(StartError);
  expect((thrown as StartError).reasons).toHaveLength(3);
  expect(String(thrown)).not.toContain('hunter2');
});
