import { hostileText } from '@product/domain/fuzz';
import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { openExternal, shareLinks } from './share';

const NETWORKS = {
  facebook: {
    place: 'https://www.facebook.com/sharer/sharer.php',
    params: (media: string) => [['u', media]],
  },
  x: {
    place: 'https://twitter.com/intent/tweet',
    params: (media: string, text: string) => [
      ['url', media],
      ['text', text],
    ],
  },
};
const networks = Object.keys(NETWORKS) as (keyof typeof NETWORKS)[];

test.each(networks)(
  "whatever is shared, a link to %s has that network's origin and contains it unchanged",
  (network) => {
    const { place, params } = NETWORKS[network];
    fc.assert(
      fc.property(hostileText, hostileText, (media, text) => {
        const link = shareLinks[network](media, text);
        expect(link).toMatch(/^[\w:/.?=&%~!*'()-]+$/);
        const { origin, pathname, searchParams, username, hash } = new URL(link);
        expect([origin + pathname, username, hash]).toEqual([place, '', '']);
        expect([...searchParams]).toEqual(params(media.toWellFormed(), text.toWellFormed()));
      }),
    );
  },
);

test('another site is opened without opener and referrer', { tags: ['req:generate.share-links'] }, () => {
  const open = vi.fn();
  vi.stubGlobal('window', { open });
  fc.assert(
    fc.property(hostileText, (address) => {
      openExternal(address);
      expect(open).toHaveBeenLastCalledWith(address, '_blank', 'noopener,noreferrer');
    }),
  );
  vi.unstubAllGlobals();
});
