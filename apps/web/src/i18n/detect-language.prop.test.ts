import { FALLBACK_LANGUAGE, isOneOf, LANGUAGES } from '@product/domain';
import { hostileText } from '@product/domain/fuzz';
import * as fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { detectLanguage } from './detect-language';

/** The sources of a browser's preferred language, in the order of the specification (section 9). */
const preferences = (tag: fc.Arbitrary<string>) => {
  const maybe = fc.option(tag, { nil: undefined });
  return fc.record({
    query: maybe,
    cookie: maybe,
    local: maybe,
    session: maybe,
    navigator: fc.array(tag, { maxLength: 4 }),
    html: maybe,
  });
};
type Preferences = typeof preferences extends (tag: never) => fc.Arbitrary<infer Value> ? Value : never;

afterEach(() => vi.unstubAllGlobals());

const storageOf = (text: string | undefined) => ({
  getItem: (key: string) => (key === 'i18nextLng' ? (text ?? null) : null),
  setItem: () => undefined,
  removeItem: () => undefined,
});

function languageIn({ query, cookie, local, session, navigator, html }: Preferences) {
  vi.stubGlobal('window', {
    location: { search: query === undefined ? '' : `?a=1&lng=${query}`, hash: '' },
  });
  vi.stubGlobal('localStorage', storageOf(local));
  vi.stubGlobal('sessionStorage', storageOf(session));
  vi.stubGlobal('document', {
    cookie: cookie === undefined ? 'a=1' : `a=1; i18next=${cookie}`,
    documentElement: { getAttribute: () => html ?? null },
  });
  vi.stubGlobal('navigator', { languages: navigator, language: navigator[0] });
  return detectLanguage();
}

test(
  "whatever a browser prefers, the language is one of the product's",
  { tags: ['req:limits.fallback'] },
  () => {
    const tag = fc.oneof(
      hostileText,
      fc.constantFrom('dev', 'cimode', 'en-', '-en', '*', 'null', 'undefined'),
    );
    fc.assert(
      fc.property(preferences(tag), (preferred) => {
        expect(LANGUAGES).toContain(languageIn(preferred));
      }),
    );
  },
);

test(
  'the first supported preference applies, whatever its region',
  {
    tags: [
      'req:limits.detection-order',
      'req:limits.fallback',
      'req:product.fallback-language',
      'req:product.language-detected',
    ],
  },
  () => {
    const tag = fc
      .tuple(fc.constantFrom(...LANGUAGES, 'ja', 'sv'), fc.constantFrom('', '-XX', '-GB', '_GB'))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(preferences(tag), (preferred) => {
        const { query, cookie, local, session, navigator, html } = preferred;
        const supported = [query, cookie, local, session, ...navigator, html]
          .map((preference) => preference?.slice(0, 2))
          .find((language) => isOneOf(LANGUAGES, language));
        expect(languageIn(preferred)).toBe(supported ?? FALLBACK_LANGUAGE);
      }),
    );
  },
);
