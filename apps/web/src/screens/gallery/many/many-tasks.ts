import {
  endpoints,
  isAbort,
  isNotFound,
  isUnauthorized,
  safeMediaUrl,
  type Creation,
  type GalleryItem,
} from '@product/api-client';
import {
  creationsChanged,
  keys,
  refetchUserAfter401,
  useApi,
  type CreationChange,
} from '@product/api-client/react';
import { mediaTypeOf } from '@product/domain';
import { runBatch, type BatchOutcome, type BatchTask } from '@product/studio';
import type { SelectionTaskName } from '@product/ui';
import { useQueryClient } from '@tanstack/react-query';
import { createReportFailedCall } from '../../../core/feedback/report-failed-call';
import { useNotifications } from '../../../core/feedback/use-notifications';
import { useServices } from '../../../core/services';
import { createFileNames, toFileTitle } from '../../../lib/file-title';
import { downloadName, extensionOf, fetchMedia, saveFile } from '../../../lib/media-files';
import { formatOf } from '../../../lib/media-format';
import { openArchive, type Archive } from './archive';

/** An item of one of the two lists. Only own creations have `isPublic`. */
export type Listed = GalleryItem & Partial<Pick<Creation, 'isPublic'>>;

export type ManyTask = BatchTask<Listed, SelectionTaskName>;

/**
 * The tasks for several creations: the documented calls, one for each item. The lists are refetched once, at the end. A
 * toast says what was done and, where the bar no longer can, what failed and what is left.
 * @param onDone called after a task that was done with all of them, and has changed them
 */
export function useManyTasks(onDone: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { manyDone } = useNotifications();
  const reportFailedCall = createReportFailedCall(useServices().reportError);

  /** What has to follow the calls of a task, also when nothing shows it any more. */
  function settle(
    call: string,
    values: Omit<CreationChange, 'id'>,
    { succeeded, failed }: BatchOutcome<Listed>,
  ) {
    const deletedElsewhere = failed.filter(({ error }) => isNotFound(error));
    const changes: CreationChange[] = [
      ...succeeded.map(({ id }) => ({ id, ...values })),
      ...deletedElsewhere.map(({ item }) => ({ id: item.id, isDeleted: true })),
    ];
    if (changes.length > 0) creationsChanged(api, queryClient, changes);
    const errors = failed.map(({ error }) => error);
    for (const error of errors) if (!isAbort(error)) reportFailedCall(call, error as Error);
    refetchUserAfter401(queryClient, ...errors);
  }

  /** Reports the end of a task. Another user's session does not learn of it. */
  function reportTo(
    user: typeof api.user,
    name: SelectionTaskName,
    undo?: Undo,
    isFirst?: boolean,
  ): Required<ManyTask>['onEnd'] {
    return ({ succeeded, failed, left }, { isUnmounted }) => {
      if (api.user?.id !== user?.id) return;
      // The bar shows what failed, unless it has gone or goes with the session.
      const isBarGone = isUnmounted || failed.some(({ error }) => isUnauthorized(error));
      manyDone({
        task: name,
        done: undo?.items.length || succeeded.length,
        failed: isBarGone ? failed.length : 0,
        left: left.length,
        isFirst,
        onUndo: undo && undo.items.length > 0 ? undo.run : undefined,
      });
      // What was downloaded stays selected: something else may follow.
      if (!isUnmounted && failed.length === 0 && left.length === 0 && name !== 'download') onDone();
    };
  }

  const ownCreations = () =>
    queryClient.getQueriesData<Creation[]>({ queryKey: keys.allCreations }).flatMap(([, list]) => list ?? []);
  const titleNow = ({ id, title }: Listed) =>
    ownCreations().find((creation) => creation.id === id)?.title ?? title;

  function setVisibility(isPublic: boolean): ManyTask {
    const { user } = api;
    // The first publication is explained.
    const isFirst = isPublic && ownCreations().every((creation) => !creation.isPublic);
    const name = isPublic ? 'publish' : 'unpublish';
    // Those that a retry changes are added to the first ones.
    const changed: Listed[] = [];
    const send = async (item: Listed, next: boolean) => {
      // It may have been renamed since it was selected.
      const body = { title: titleNow(item), isPublic: next };
      await api.send(endpoints.updateCreation, { params: { id: item.id }, body });
    };
    const onSettled = (next: boolean) => (outcome: BatchOutcome<Listed>) =>
      settle(endpoints.updateCreation.name, { isPublic: next }, outcome);
    async function undo() {
      const outcome = await runBatch(changed.splice(0), (item) => send(item, !isPublic));
      onSettled(!isPublic)(outcome);
      reportTo(user, isPublic ? 'unpublish' : 'publish')(outcome, { isUnmounted: true });
    }
    return {
      name,
      act: async (item) => {
        if (item.isPublic === isPublic) return;
        await send(item, isPublic);
        changed.push(item);
      },
      onSettled: onSettled(isPublic),
      onEnd: reportTo(user, name, { items: changed, run: () => void undo() }, isFirst),
    };
  }

  return {
    publish: () => setVisibility(true),
    unpublish: () => setVisibility(false),
    delete: (): ManyTask => ({
      name: 'delete',
      act: async ({ id }) => {
        try {
          await api.send(endpoints.deleteCreation, { params: { id } });
        } catch (error) {
          // Deleted elsewhere in the meantime.
          if (!isNotFound(error)) throw error;
        }
      },
      onSettled: (outcome) => settle(endpoints.deleteCreation.name, { isDeleted: true }, outcome),
      onEnd: reportTo(api.user, 'delete'),
    }),
    download: (items: readonly Listed[]) => downloadTask(items, reportTo(api.user, 'download')),
  };
}

/** How a change of visibility is taken back. */
interface Undo {
  /** Those that the task has changed so far. */
  items: readonly Listed[];
  run: () => void;
}

/**
 * Fetches all files, and saves the received ones: one as it is, several as one archive, named by their titles. After a
 * cancel it saves none.
 */
function downloadTask(items: readonly Listed[], onEnd: Required<ManyTask>['onEnd']): ManyTask {
  const at = new Date();
  // One for each run: failed items can be retried.
  let archive: Archive | undefined;
  let nameFile = createFileNames();
  return {
    name: 'download',
    act: async (item, signal) => {
      const { mediaType, imageUrl, title } = item;
      const url = safeMediaUrl(imageUrl);
      if (!url) throw new Error('Unsafe media URL.');
      const file = await fetchMedia(url, signal);
      const medium = mediaTypeOf(mediaType, imageUrl);
      const format = await formatOf(file);
      if (items.length === 1) {
        saveFile(file, downloadName(medium, at, format));
      } else {
        const fileTitle = toFileTitle(title) || `creation-${items.indexOf(item) + 1}`;
        archive ??= openArchive(at);
        await archive.add({ name: nameFile(fileTitle, extensionOf(medium, format)), input: file });
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
