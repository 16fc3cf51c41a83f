import { MEDIA_TYPES } from '@product/domain';
import { hostileText } from '@product/domain/fuzz';
import * as fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { downloadName, fetchNamed, saveFile } from './media-files';

const ENDINGS = { image: 'jpg', video: 'mp4' };
const mediaType = fc.constantFrom(...MEDIA_TYPES);
const moment = fc.date({
  min: new Date('1970-01-02T00:00:00Z'),
  max: new Date('9999-12-30T23:59:59Z'),
  noInvalidDate: true,
});

afterEach(() => vi.unstubAllGlobals());

test("at any time, a file name is plain, contains the time to the second, and has the medium's extension", () => {
  fc.assert(
    fc.property(mediaType, moment, (mediaType, at) => {
      const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
      const [date = '', time = ''] = local.toISOString().split('T');
      const stamp = `${date.split('-').join('')}-${time.slice(0, 8).split(':').join('')}`;
      expect(downloadName(mediaType, at)).toBe(`creation-${stamp}.${ENDINGS[mediaType]}`);
      expect(stamp).toMatch(/^\d{8}-\d{6}$/);
    }),
  );
});

test('whatever the address and its content, a file is saved under our name only', async () => {
  const link = { href: '', download: '', click: vi.fn() };
  vi.stubGlobal('document', { createElement: () => link });
  await fc.assert(
    fc.asyncProperty(
      hostileText,
      mediaType,
      moment,
      hostileText,
      async (address, mediaType, at, contentType) => {
        const fetch = vi.fn(async () => ({
          ok: true,
          blob: async () => new Blob(['x'], { type: contentType }),
        }));
        vi.stubGlobal('fetch', fetch);
        const file = await fetchNamed(address, mediaType, at);
        saveFile(file, file.name);
        expect(fetch.mock.calls).toEqual([[address, { credentials: 'omit', referrerPolicy: 'no-referrer' }]]);
        expect(link.href).toMatch(/^blob:/);
        expect(link.download).toBe(downloadName(mediaType, at));
      },
    ),
  );
});
