import { afterEach, expect, test, vi } from 'vitest';
import { openArchive } from './archive';

const AT = new Date(2026, 10, 21, 12, 30, 59);
const BYTES = Uint8Array.from({ length: 256 }, (_, byte) => byte);
const fileOf = (name: string) => ({ name, input: new Blob([BYTES]) });

afterEach(() => {
  vi.doUnmock('client-zip');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Replaces the document's link by which a file is saved, since there is no document here. */
function catchSaved() {
  const link = { click: vi.fn(), href: '', download: '' };
  vi.stubGlobal('document', { createElement: () => link });
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:archive');
  return { link, blob: () => made.mock.lastCall?.[0] as Blob };
}

test('an archive is saved with its files, in the order in which they came', async () => {
  const { link, blob } = catchSaved();
  const archive = openArchive(AT);
  for (const name of ['b.jpg', 'a.jpg']) await archive.add(fileOf(name));
  await archive.save();
  expect(link.download).toBe('creations-20261121-123059.zip');
  const names = (await blob().text()).match(/[ab]\.jpg/g);
  // Each is named before its file, and in the list at the end.
  expect(names).toEqual(['b.jpg', 'a.jpg', 'b.jpg', 'a.jpg']);
});

test('the bytes of a file are the original ones', { tags: ['req:gallery.original-file'] }, async () => {
  const { blob } = catchSaved();
  const archive = openArchive(AT);
  await archive.add(fileOf('a.jpg'));
  await archive.save();
  const latin1 = new TextDecoder('latin1');
  expect(latin1.decode(await blob().arrayBuffer())).toContain(latin1.decode(BYTES));
});

test('an archive that is discarded is not saved', async () => {
  const { link } = catchSaved();
  const archive = openArchive(AT);
  await archive.add(fileOf('a.jpg'));
  archive.discard();
  await expect(archive.save()).rejects.toThrow();
  expect(link.click).not.toHaveBeenCalled();
});

test('if the archive cannot be made, its files fail instead of waiting for it', async () => {
  vi.doMock('client-zip', () => ({
    downloadZip: () => {
      throw new Error('The code was not loaded');
    },
  }));
  const archive = openArchive(AT);
  await expect(archive.add(fileOf('a.jpg')).then(() => archive.add(fileOf('b.jpg')))).rejects.toThrow(
    'The code was not loaded',
  );
});
