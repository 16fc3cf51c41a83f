import { expect, test } from 'vitest';
import { archiveName, downloadName, pictureName } from './media-files';

test('a download is named by its time and its medium', { tags: ['req:limits.download-name'] }, () => {
  const at = new Date('2026-11-21T12:30:59.123Z');
  expect(downloadName('image', at)).toBe('creation-20261121-123059.jpg');
  expect(downloadName('video', at)).toBe('creation-20261121-123059.mp4');
});

test('files of a multiple download are numbered, and an archive is not', () => {
  const at = new Date('2026-11-21T12:30:59.123Z');
  expect(downloadName('image', at, 7)).toBe('creation-20261121-123059-007.jpg');
  expect(archiveName(at)).toBe('creations-20261121-123059.zip');
});

test('a converted picture ends in its format', { tags: ['req:files.formats'] }, () => {
  expect(pictureName('webp', new Date('2026-11-21T12:30:59.123Z'))).toBe('creation-20261121-123059.webp');
});
