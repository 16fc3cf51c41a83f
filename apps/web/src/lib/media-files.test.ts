import { afterEach, expect, test, vi } from 'vitest';
import { archiveName, downloadName, fetchMedia, UnreadableMediaError } from './media-files';

/** In the time zone of the machine, as the reader's clock shows it. */
const AT = new Date(2026, 10, 21, 12, 30, 59, 123);

afterEach(() => vi.unstubAllGlobals());

test('a download is named by its time and its medium', { tags: ['req:limits.download-name'] }, () => {
  expect(downloadName('image', AT)).toBe('creation-20261121-123059.jpg');
  expect(downloadName('video', AT)).toBe('creation-20261121-123059.mp4');
  expect(archiveName(AT)).toBe('creations-20261121-123059.zip');
});

test(
  "a name has the hour of the reader's time zone, not of UTC",
  { tags: ['req:limits.download-name'] },
  () => {
    class InKolkata extends Date {
      override getHours = () => 18;
      override getMinutes = () => 0;
    }
    expect(downloadName('image', new InKolkata('2026-11-21T12:30:59Z'))).toMatch(/-1800\d\d\.jpg$/);
  },
);

test(
  'a file of a known format ends in it',
  { tags: ['req:files.formats', 'req:limits.download-name'] },
  () => {
    expect(downloadName('image', AT, 'webp')).toBe('creation-20261121-123059.webp');
    expect(downloadName('video', AT, 'webm')).toBe('creation-20261121-123059.webm');
  },
);

/** A page at `https://app.example`, and a network that answers as `respond` does. */
function openPage(respond: (address: string, init?: RequestInit) => unknown, onLine = true) {
  vi.stubGlobal('location', new URL('https://app.example/gallery'));
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => respond(address, init));
}
const refuse = () => {
  throw new TypeError('Failed to fetch');
};

test('a file of another origin that the page may not read can be opened by its address', async () => {
  openPage(refuse);
  const failure = fetchMedia('//media.example/a.png');
  await expect(failure).rejects.toThrow(UnreadableMediaError);
  await expect(failure).rejects.toMatchObject({ address: 'https://media.example/a.png' });
});

test('so can a file of the own origin that redirects to another one', async () => {
  openPage((_, init) => (init?.redirect === 'manual' ? { type: 'opaqueredirect' } : refuse()));
  await expect(fetchMedia('/media/7')).rejects.toThrow(UnreadableMediaError);
});

test.each([
  { what: 'without a connection', address: 'https://media.example/a.png', respond: refuse, onLine: false },
  { what: 'if the own server does not answer', address: '/media/7', respond: refuse },
  { what: 'if a blob is gone', address: 'blob:https://app.example/3c9a', respond: refuse },
  {
    what: 'if the server does not find it',
    address: 'https://media.example/a.png',
    respond: () => new Response('', { status: 404 }),
  },
  {
    what: 'after a cancel',
    address: 'https://media.example/a.png',
    respond: () => {
      throw new DOMException('', 'AbortError');
    },
  },
])('a download fails, and opening the file is not offered, $what', async ({ address, respond, onLine }) => {
  openPage(respond, onLine);
  const error = await fetchMedia(address).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(UnreadableMediaError);
});
