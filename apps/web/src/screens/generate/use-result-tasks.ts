import { endpoints, isAbort, isUnauthorized, type SavedCreation } from '@product/api-client';
import { creationsChanged, refetchUserAfter401, useApi } from '@product/api-client/react';
import { proposeTitle } from '@product/domain';
import { toNewCreation, useBatch, type BatchOutcome, type SessionResult } from '@product/studio';
import { useQueryClient } from '@tanstack/react-query';
import { downloadTask } from '../../core/downloads/download-task';
import { notifyMany } from '../../core/feedback/notify-many';
import { useServices } from '../../core/services';
import { useUnloadQuestion } from '../../core/use-unload-question';
import { useUser } from '../../core/use-user';

export interface TitledResult extends SessionResult {
  title: string;
}

/**
 * What is done with several results, one task at a time, with one toast at the end. What fails stays as it is, and can
 * be tried again.
 * @param isShown whether something shows the failures: the toast then leaves them out
 */
export function useResultTasks(isShown: boolean) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { id: userId } = useUser();
  const services = useServices();
  const { results: store, notifications, reportFailedCall } = services;
  const { downloadFailed } = notifications;
  const { state, run, cancel, retry, dismiss } = useBatch<TitledResult, 'save' | 'download'>();
  useUnloadQuestion(state?.isRunning === true);

  const isSaved = ({ result }: SessionResult) =>
    store.results().some((other) => other.saved && other.result.mediaUrl === result.mediaUrl);
  const reportEnd =
    (task: 'save' | 'download') =>
    ({ succeeded, failed, left }: BatchOutcome<TitledResult>, { isUnmounted }: { isUnmounted: boolean }) => {
      // Not in another user's session.
      if (api.user?.id !== userId) return;
      const isGone = !isShown || isUnmounted || failed.some(({ error }) => isUnauthorized(error));
      notifyMany(services, {
        task,
        done: succeeded.length,
        failed: isGone ? failed.length : 0,
        left: left.length,
      });
    };
  return {
    state,
    cancel,
    dismiss,
    retry: () => void retry().catch(downloadFailed),
    /** Saves them in private: the documented call for each. */
    save: (items: readonly TitledResult[]) =>
      void run(items, {
        name: 'save',
        act: async (item) => {
          // Saved by the dialog meanwhile.
          if (isSaved(item)) return;
          const body = toNewCreation(userId, { title: item.title, isPublic: false }, item);
          const saved: SavedCreation | undefined = await api.send(endpoints.saveCreation, { body });
          store.markSaved(item.result.mediaUrl, saved?.id);
        },
        onSettled: ({ succeeded, failed }) => {
          if (succeeded.length > 0) creationsChanged(api, queryClient);
          const errors = failed.map(({ error }) => error as Error);
          for (const error of errors)
            if (!isAbort(error)) reportFailedCall(endpoints.saveCreation.name, error);
          refetchUserAfter401(queryClient, ...errors);
        },
        onEnd: reportEnd('save'),
      }),
    /** Saves their files to the device, several in one archive. */
    download: (items: readonly TitledResult[]) =>
      void run(
        items,
        downloadTask(items, ({ title, result }) => ({ title, ...result }), reportEnd('download')),
      ).catch(downloadFailed),
  };
}

/**
 * Proposes a title for each result, in the order of their generation; equal ones are numbered.
 * @param untitled for a prompt out of which no title can be proposed
 */
export function proposeTitles(newestFirst: readonly SessionResult[], untitled: string): TitledResult[] {
  const counts = new Map<string, number>();
  return newestFirst
    .toReversed()
    .map((result) => {
      const proposed = proposeTitle(result.request.prompt);
      const title = proposed || untitled;
      const number = (counts.get(title) ?? 0) + 1;
      counts.set(title, number);
      return { ...result, title: proposed && number === 1 ? title : `${title} ${number}` };
    })
    .toReversed();
}
