import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeMediaUrl } from '../safe-media-url';
import { hostileUrl } from './urls';

const BITMAP = /^data:image\/(?:png|jpe?g|webp|gif)[;,]/;
const WEB_SCHEMES: readonly (string | undefined)[] = [undefined, 'http', 'https', 'blob'];

/**
 * The scheme as a browser parses it: invisible characters before and within it are skipped. Independent of the parser.
 */
function schemeOf(address: string): string | undefined {
  const seen = [...address].filter((mark) => !'\t\n\r'.includes(mark)).join('');
  let start = 0;
  while (seen.charCodeAt(start) <= 0x20) start += 1;
  return /^([a-z][a-z\d+.-]*):/i.exec(seen.slice(start))?.[1]?.toLowerCase();
}

test(
  'an address that is let through is itself, and of a scheme that media may have',
  { tags: ['req:gallery.gallery-broken-media'] },
  () => {
    fc.assert(
      fc.property(hostileUrl, (address) => {
        const safe = safeMediaUrl(address);
        fc.pre(safe !== undefined);
        const scheme = schemeOf(safe);
        const fit = scheme === 'data' ? BITMAP.test(safe.toLowerCase()) : WEB_SCHEMES.includes(scheme);
        expect(safe).toBe(address);
        expect(fit).toBe(true);
        expect(new URL(safe, 'http://localhost/').username).toBe('');
      }),
    );
  },
);

test('every plain web address is let through', () => {
  fc.assert(
    fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), (address) => {
      expect(safeMediaUrl(address)).toBe(address);
    }),
  );
});

test('what is no text is no media, and nothing is thrown', () => {
  fc.assert(
    fc.property(
      fc.anything().filter((value) => typeof value !== 'string'),
      (value) => {
        expect(safeMediaUrl(value)).toBeUndefined();
      },
    ),
  );
});
