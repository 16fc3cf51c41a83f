import { afterEach, expect, test, vi } from 'vitest';
import { zipEntries } from '../../testing/zip-entries';
import { downloadTask } from './download-task';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const bytesOf = (index: number) =>
  Uint8Array.from({ length: 4_000 + index }, (_, place) => (place * 31 + index) % 256);

/** Downloads files with these titles, and returns what is in their archive. */
async function archiveOf(titles: readonly string[]) {
  vi.stubGlobal('document', { createElement: () => ({ click: vi.fn() }) });
  vi.stubGlobal('fetch', async (address: string) => new Response(bytesOf(Number(address.split('/').at(-1)))));
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:archive');
  const items = titles.map((title, index) => ({
    title,
    mediaUrl: `/media/${index}`,
    mediaType: 'image' as const,
  }));
  const task = downloadTask(items, (item) => item, vi.fn());
  for (const item of items) await task.act(item, new AbortController().signal);
  await task.onEnd?.({ succeeded: items, failed: [], left: [] }, { isUnmounted: false });
  return zipEntries(saved.mock.lastCall![0] as Blob);
}

test('the archive has the bytes of each original under its title; equal titles are numbered', async () => {
  const entries = await archiveOf([
    'Night rain',
    'Night rain',
    'night Rain',
    'مطر الليل',
    '雨夜',
    'A 👩‍🎨 at work',
  ]);
  expect(entries.map(({ name }) => name)).toEqual([
    'Night rain.jpg',
    'Night rain (2).jpg',
    'night Rain (3).jpg',
    'مطر الليل.jpg',
    '雨夜.jpg',
    'A 👩‍🎨 at work.jpg',
  ]);
  for (const [index, { bytes }] of entries.entries()) expect(bytes).toEqual(bytesOf(index));
});

const HOSTILE = [
  'AC/DC: live',
  '../../etc/passwd',
  '..\\..\\cat',
  'C:cat',
  '.',
  '..',
  '...',
  '.hidden',
  '',
  ' ',
  '???',
  'CON',
  'con',
  'nul.jpg',
  'NUL .art',
  'COM¹',
  'lpt9',
  'CONIN$',
  'conout$.txt',
  'aux ',
  'ends with dots...',
  '‮طر',
  '⁧مطر⁩',
  'a\0b',
  'line\nbreak',
  '\ud83d',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '👩‍👩‍👧'.repeat(300),
  'a'.repeat(300),
  `${'a'.repeat(299)}b`,
  '雨'.repeat(300),
  'क्षि'.repeat(300),
  'Creation-2',
  'creation-11',
];

test('each title gives a name of its own that every system takes', async () => {
  const entries = await archiveOf(HOSTILE);
  const names = entries.map(({ name }) => name);
  const isRefused = (name: string) =>
    /[<>:"/\\|?*\p{Cc}]/u.test(name) ||
    /^[. ]|[. ]$/.test(name) ||
    /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³]|conin\$|conout\$) *\./i.test(name) ||
    name !== name.normalize('NFC') ||
    new TextEncoder().encode(name).length > 255;
  expect(names.filter(isRefused)).toEqual([]);
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(HOSTILE.length);
  expect(names.every((name) => /[^.]\.jpg$/.test(name))).toBe(true);
});
