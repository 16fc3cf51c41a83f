import { safeMediaUrl } from '@product/api-client';
import type { MediaType } from '@product/domain';
import type { BatchFailure, BatchTask } from '@product/studio';
import { createFileNames, toFileTitle } from '../../lib/file-title';
import { downloadName, extensionOf, fetchMedia, saveFile, UnreadableMediaError } from '../../lib/media-files';
import { formatOf } from '../../lib/media-format';
import { openArchive, type Archive } from './archive';

export interface TitledFile {
  /** Names the file in an archive. */
  title: string;
  mediaUrl: string;
  mediaType: MediaType;
}

/**
 * Fetches all files, and saves the received ones: one as it is, several as one archive, named by their titles. After a
 * cancel it saves none.
 */
export function downloadTask<Item>(
  items: readonly Item[],
  toFile: (item: Item) => TitledFile,
  onEnd: Required<BatchTask<Item, 'download'>>['onEnd'],
): BatchTask<Item, 'download'> {
  const at = new Date();
  // One for each run: failed items can be retried.
  let archive: Archive | undefined;
  let nameFile = createFileNames();
  return {
    name: 'download',
    act: async (item, signal) => {
      const { title, mediaUrl, mediaType } = toFile(item);
      const url = safeMediaUrl(mediaUrl);
      if (!url) throw new Error('Unsafe media URL.');
      const file = await fetchMedia(url, signal);
      const format = await formatOf(file);
      if (items.length === 1) {
        saveFile(file, downloadName(mediaType, at, format));
      } else {
        const fileTitle = toFileTitle(title) || `creation-${items.indexOf(item) + 1}`;
        archive ??= openArchive(at);
        await archive.add({ name: nameFile(fileTitle, extensionOf(mediaType, format)), input: file });
      }
    },
    onEnd: async (outcome, end) => {
      const current = archive;
      archive = undefined;
      nameFile = createFileNames();
      const [succeeded, left] =
        outcome.left.length > 0 ? [[], [...outcome.succeeded, ...outcome.left]] : [outcome.succeeded, []];
      if (succeeded.length > 0) await current?.save();
      else current?.discard();
      await onEnd({ ...outcome, succeeded, left }, end);
    },
  };
}

/** A failure of any task as a piece shows it: a file that the page may not read is linked. */
export const toFailed = ({ item: { title }, error }: BatchFailure<{ title: string }>) =>
  error instanceof UnreadableMediaError ? { title, href: error.address } : title;
