import { ApiError, endpoints, safeMediaUrl, type Creation, type GalleryItem } from '@product/api-client';
import { refetchCreations, useApi } from '@product/api-client/react';
import { mediaTypeOf } from '@product/domain';
import type { BatchOutcome, BatchTask } from '@product/studio';
import type { SelectionTaskName } from '@product/ui';
import { useQueryClient } from '@tanstack/react-query';
import { downloadName, fetchMedia, saveFile } from '../../../lib/media-files';
import { openArchive, type Archive } from './archive';

/** An item of one of the two lists. Only own creations tell whether they are public. */
export type Listed = GalleryItem & Partial<Pick<Creation, 'isPublic'>>;

export type ManyTask = BatchTask<Listed, SelectionTaskName>;
type Ended = (name: SelectionTaskName, outcome: BatchOutcome<Listed>) => void;

/** What can be done with several creations: the documented calls, one for each. The lists are refetched once, at the end. */
export function useManyTasks(onEnd: Ended) {
  const api = useApi();
  const queryClient = useQueryClient();

  const change = (name: SelectionTaskName, act: ManyTask['act']): ManyTask => ({
    name,
    act,
    onEnd: (outcome) => {
      if (outcome.succeeded.length > 0) refetchCreations(queryClient);
      onEnd(name, outcome);
    },
  });
  const setVisibility = (name: SelectionTaskName, isPublic: boolean) =>
    change(name, async ({ id, title, isPublic: now }) => {
      if (now !== isPublic)
        await api.send(endpoints.updateCreation, { params: { id }, body: { title, isPublic } });
    });

  return {
    publish: () => setVisibility('publish', true),
    unpublish: () => setVisibility('unpublish', false),
    delete: () =>
      change('delete', async ({ id }) => {
        try {
          await api.send(endpoints.deleteCreation, { params: { id } });
        } catch (error) {
          // Deleted elsewhere in the meantime.
          if (!(error instanceof ApiError && error.status === 404)) throw error;
        }
      }),
    download: (items: readonly Listed[]) => downloadTask(items, onEnd),
  };
}

/** Fetches all files, and saves those that came: one as it is, several as one archive. Cancelled, it saves none. */
function downloadTask(items: readonly Listed[], onEnd: Ended): ManyTask {
  const at = new Date();
  const isOne = items.length === 1;
  // One for each run: what failed can be tried again.
  let archive: Archive | undefined;
  return {
    name: 'download',
    act: async (item, signal) => {
      const { mediaType, imageUrl } = item;
      const url = safeMediaUrl(imageUrl);
      if (!url) throw new Error('The address of the media is not allowed.');
      const file = await fetchMedia(url, signal);
      const nameAs = (place?: number) => downloadName(mediaTypeOf(mediaType, imageUrl), at, place);
      if (isOne) {
        saveFile(file, nameAs());
      } else {
        archive ??= openArchive(at);
        await archive.add({ name: nameAs(items.indexOf(item) + 1), input: file });
      }
    },
    onEnd: async (outcome) => {
      const ended = archive;
      archive = undefined;
      if (outcome.left.length === 0 && outcome.succeeded.length > 0) await ended?.save();
      else ended?.discard();
      onEnd('download', outcome);
    },
  };
}
