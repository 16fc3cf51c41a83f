import {
  endpoints,
  isAbort,
  isNotFound,
  isUnauthorized,
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
import { notifyMany } from '../../../core/feedback/notify-many';
import { downloadTask } from '../../../core/downloads/download-task';
import { useServices } from '../../../core/services';

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
  const services = useServices();

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
    for (const error of errors) if (!isAbort(error)) services.reportFailedCall(call, error as Error);
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
      notifyMany(services, {
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
    download: (items: readonly Listed[]) => downloadTask(items, toFile, reportTo(api.user, 'download')),
  };
}

const toFile = ({ title, imageUrl, mediaType }: Listed) => ({
  title,
  mediaUrl: imageUrl,
  mediaType: mediaTypeOf(mediaType, imageUrl),
});

/** How a change of visibility is taken back. */
interface Undo {
  /** Those that the task has changed so far. */
  items: readonly Listed[];
  run: () => void;
}
