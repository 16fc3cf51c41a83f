import { safeCheckoutUrl } from '@product/api-client';
import { hostileText } from '@product/domain/fuzz';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseURL, serializeHost, serializeURL, serializeURLOrigin } from 'whatwg-url';
import { hostileUrl } from './testing/urls';

const PAGE = 'http://app.example:5173';
const ORIGINS = [
  'https://checkout.example',
  'https://pay.example:8443',
  'http://localhost:8787',
  'http://127.0.0.1:8787',
  'http://[::1]:8787',
  'http://pay.example',
  'ftp://pay.example',
  'null',
];
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
/** Ten thousand runs by default, because parsing a URL is fast. */
const numRuns = 50 * (fc.readConfigureGlobal()?.numRuns ?? 100);

beforeEach(() => void vi.stubGlobal('location', { origin: PAGE, href: `${PAGE}/buy-tokens` }));
afterEach(() => vi.unstubAllGlobals());

const tail = fc.oneof(
  fc.constantFrom('', '/', '/c/1', '/c/1?x=1#y', '/../..', '//evil.example', '/\\evil.example', '?@', '#@'),
  fc.webPath(),
  hostileText.map((text) => `/${text.slice(0, 100)}`),
);
const good = fc.tuple(fc.constantFrom(PAGE, ...ORIGINS), tail).map((parts) => parts.join(''));

const PIECES = [
  '@',
  ':',
  '.',
  '/',
  '\\',
  '\t',
  '\n',
  ' ',
  '%',
  '#',
  '?',
  '0',
  'ａ',
  '。',
  '\u00AD',
  '\0',
  'user@',
];

/** A valid URL with one to three edits: characters inserted, removed or replaced. */
const edited = fc
  .tuple(
    good,
    fc.array(
      fc.record({
        at: fc.nat(40),
        drop: fc.nat(2),
        put: fc.oneof(fc.constantFrom('', ...PIECES), fc.string({ maxLength: 3 })),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    fc.boolean(),
  )
  .map(([address, edits, isUpperCase]) => {
    const result = edits.reduce(
      (text, { at, drop, put }) => text.slice(0, at) + put + text.slice(at + drop),
      address,
    );
    return isUpperCase ? result.toUpperCase() : result;
  });

const address = fc.oneof(
  good,
  { weight: 4, arbitrary: edited },
  hostileUrl.map((text) => text.slice(0, 2_100)),
);

/** The expected result, computed with another URL parser. */
function expectedUrl(address: string, page: string): string | undefined {
  const url = parseURL(address.toWellFormed());
  if (address.length > 2_048 || !url || url.username + url.password !== '') return undefined;
  const origin = serializeURLOrigin(url);
  const isFree =
    url.scheme === 'https' || (url.scheme === 'http' && LOOPBACK.includes(serializeHost(url.host ?? '')));
  const isOwn = ['https', 'http'].includes(url.scheme) && origin === page;
  return isOwn || (isFree && ORIGINS.includes(origin)) ? serializeURL(url) : undefined;
}

test('the result equals that of an independent parser', () => {
  fc.assert(
    fc.property(address, fc.constantFrom(PAGE, 'null'), (address, page) => {
      vi.stubGlobal('location', { origin: page });
      expect(safeCheckoutUrl(address, ORIGINS)).toBe(expectedUrl(address, page));
    }),
    { numRuns },
  );
});

test('an accepted address has one of the origins and no user, and is accepted again', () => {
  fc.assert(
    fc.property(address, (address) => {
      const accepted = safeCheckoutUrl(address, ORIGINS);
      fc.pre(accepted !== undefined);
      const origin = [PAGE, ...ORIGINS].find((one) =>
        [one, `${one}/`].includes(accepted.slice(0, one.length + 1)),
      );
      expect(origin).toMatch(/^https:|^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]|app\.example):/);
      expect(accepted).not.toMatch(/^\w+:\/\/[^/]*@/);
      expect(safeCheckoutUrl(accepted, ORIGINS)).toBe(accepted);
    }),
  );
});

test.each([
  ['another host', 'https://evil.example'],
  ['a host with the same end', 'https://evil-checkout.example'],
  ['a host with the same beginning', 'https://checkout.example.evil.example'],
  ['a subdomain', 'https://sub.checkout.example'],
  ['a host with a dot at its end', 'https://checkout.example.'],
  ['another port', 'https://checkout.example:8443'],
  ['a missing port', 'https://pay.example'],
  ['a user', 'https://user@checkout.example'],
  ['a password', 'https://:secret@checkout.example'],
  ['the host as the user', 'https://checkout.example@evil.example'],
  ['http instead of https', 'http://checkout.example'],
  ['http to a configured host elsewhere', 'http://pay.example'],
  ['another scheme, though it is configured', 'ftp://pay.example'],
  ['a script', 'javascript://checkout.example'],
  ['no scheme', '//checkout.example'],
  ['no origin, though that is configured', 'data:text/html,'],
])(
  '%s is never accepted, whatever path follows',
  { tags: ['req:creation-calls.checkout-url'] },
  (_name, start) => {
    const path = fc.oneof(tail, fc.webPath()).filter((text) => text === '' || /^[/?#]/.test(text));
    fc.assert(
      fc.property(path, (path) => {
        expect(safeCheckoutUrl(start + path, ORIGINS)).toBeUndefined();
      }),
    );
  },
);

test('an address of more than 2,048 characters is never accepted', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(PAGE, ...ORIGINS),
      fc.integer({ min: 2_048, max: 4_000 }),
      (origin, length) => {
        expect(safeCheckoutUrl(`${origin}/`.padEnd(length + 1, 'x'), ORIGINS)).toBeUndefined();
      },
    ),
  );
});

test('a value that is not a string is refused without an exception', () => {
  fc.assert(
    fc.property(
      fc.anything().filter((value) => typeof value !== 'string'),
      (value) => {
        expect(safeCheckoutUrl(value, ORIGINS)).toBeUndefined();
      },
    ),
  );
});
