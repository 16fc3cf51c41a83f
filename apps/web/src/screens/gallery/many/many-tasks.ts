import {
  endpoints,
  isAbort,
  isNotFound,
  safeMediaUrl,
  type Creation,
  type GalleryItem,
} from '@product/api-client';
import {
  refetchCreations,
  refetchUserAfter401,
  useApi,
  type CreationChange,
} from '@product/api-client/react';
import { mediaTypeOf } from '@product/domain';
import type { BatchOutcome, BatchTask } from '@product/studio';
import type { SelectionTaskName } from '@product/ui';
import { useQueryClient } from '@tanstack/react-query';
import { createReportFailedCall } from '../../../core/feedback/report-failed-call';
import { useServices } from '../../../core/services';
import { downloadName, fetchMedia, saveFile } from '../../../lib/media-files';
import { openArchive, type Archive } from './archive';

/** An item of one of the two lists. Only own creations have `isPublic`. */
export type Listed = GalleryItem & Partial<Pick<Creation, 'isPublic'>>;

export type ManyTask = BatchTask<Listed, SelectionTaskName>;
type OnEnd = (name: SelectionTaskName, outcome: BatchOutcome<Listed>) => void;

/** The tasks for several creations: the documented calls, one for each item. The lists are refetched once, at the end. */
export function useManyTasks(onEnd: OnEnd) {
  const api = useApi();
  const queryClient = useQueryClient();
  const reportFailedCall = createReportFailedCall(useServices().reportError);

  const change = (
    name: SelectionTaskName,
    call: string,
    values: Omit<CreationChange, 'id'>,
    act: ManyTask['act'],
  ): ManyTask => ({
    name,
    act,
    onSettled: ({ succeeded, failed }) => {
      const deletedElsewhere = failed.filter(({ error }) => isNotFound(error));
      const changes: CreationChange[] = [
        ...succeeded.map(({ id }) => ({ id, ...values })),
        ...deletedElsewhere.map(({ item }) => ({ id: item.id, isDeleted: true })),
      ];
      if (changes.length > 0) refetchCreations(queryClient, changes);
      const errors = failed.map(({ error }) => error);
      for (const error of errors) if (!isAbort(error)) reportFailedCall(call, error as Error);
      refetchUserAfter401(queryClient, ...errors);
    },
    onEnd: (outcome) => onEnd(name, outcome),
  });
  const setVisibility = (name: SelectionTaskName, isPublic: boolean) =>
    change(name, endpoints.updateCreation.name, { isPublic }, async ({ id, title, isPublic: now }) => {
      if (now !== isPublic)
        await api.send(endpoints.updateCreation, { params: { id }, body: { title, isPublic } });
    });

  return {
    publish: () => setVisibility('publish', true),
    unpublish: () => setVisibility('unpublish', false),
    delete: () =>
      change('delete', endpoints.deleteCreation.name, { isDeleted: true }, async ({ id }) => {
        try {
          await api.send(endpoints.deleteCreation, { params: { id } });
        } catch (error) {
          // Deleted elsewhere in the meantime.
          if (!isNotFound(error)) throw error;
        }
      }),
    download: (items: readonly Listed[]) => downloadTask(items, onEnd),
  };
}

/** Fetches all files, and saves the received ones: one as it is, several as one archive. After a cancel it saves none. */
function downloadTask(items: readonly Listed[], onEnd: OnEnd): ManyTask {
  const at = new Date();
  const isOne = items.length === 1;
  // One for each run: failed items can be retried.
  let archive: Archive | undefined;
  return {
    name: 'download',
    act: async (item, signal) => {
      const { mediaType, imageUrl } = item;
      const url = safeMediaUrl(imageUrl);
      if (!url) throw new Error('Unsafe media URL.');
      const file = await fetchMedia(url, signal);
      const fileName = (place?: number) => downloadName(mediaTypeOf(mediaType, imageUrl), at, place);
      if (isOne) {
        saveFile(file, fileName());
      } else {
        archive ??= openArchive(at);
        await archive.add({ name: fileName(items.indexOf(item) + 1), input: file });
      }
    },
    onEnd: async (outcome) => {
      const current = archive;
      archive = undefined;
      const succeeded = outcome.left.length > 0 ? [] : outcome.succeeded;
      if (succeeded.length > 0) await current?.save();
      else current?.discard();
      onEnd('download', { ...outcome, succeeded });
    },
  };
}
