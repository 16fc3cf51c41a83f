import { safeMediaUrl } from '@product/api-client';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostileUrl } from './testing/urls';

const BITMAP = /^data:image\/(?:a?png|jpe?g|webp|avif|gif|bmp)[;,]/;
const WEB_SCHEMES: readonly (string | undefined)[] = [undefined, 'http', 'https', 'blob'];

/**
 * The scheme as a browser parses it: invisible characters before and within it are skipped. Independent of the parser.
 */
function schemeOf(address: string): string | undefined {
  const visible = [...address].filter((mark) => !'\t\n\r'.includes(mark)).join('');
  let start = 0;
  while (visible.charCodeAt(start) <= 0x20) start += 1;
  return /^([a-z][a-z\d+.-]*):/i.exec(visible.slice(start))?.[1]?.toLowerCase();
}

test(
  'an accepted address is returned unchanged, and has a scheme that is allowed for media',
  { tags: ['req:gallery.gallery-broken-media'] },
  () => {
    fc.assert(
      fc.property(hostileUrl, (address) => {
        const safe = safeMediaUrl(address);
        fc.pre(safe !== undefined);
        const scheme = schemeOf(safe);
        const isAllowed = scheme === 'data' ? BITMAP.test(safe.toLowerCase()) : WEB_SCHEMES.includes(scheme);
        expect(safe).toBe(address);
        expect(isAllowed).toBe(true);
        expect(new URL(safe, 'http://localhost/').username).toBe('');
      }),
    );
  },
);

test('every plain web address is accepted', () => {
  fc.assert(
    fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), (address) => {
      expect(safeMediaUrl(address)).toBe(address);
    }),
  );
});

test('a value that is not a string is refused without an exception', () => {
  fc.assert(
    fc.property(
      fc.anything().filter((value) => typeof value !== 'string'),
      (value) => {
        expect(safeMediaUrl(value)).toBeUndefined();
      },
    ),
  );
});
