import { endpoints, isAbort, type SavedCreation } from '@product/api-client';
import { creationsChanged, refetchUserAfter401, useApi } from '@product/api-client/react';
import { toNewCreation, useBatch, type SessionResult } from '@product/studio';
import { useQueryClient } from '@tanstack/react-query';
import { createReportFailedCall } from '../../core/feedback/report-failed-call';
import { useNotifications } from '../../core/feedback/use-notifications';
import { useServices } from '../../core/services';
import { useUnloadQuestion } from '../../core/use-unload-question';
import { useUser } from '../../core/use-user';
import { useTexts } from '../../core/use-texts';
import english from '../../i18n/locales/en/generate';
import { proposeTitle } from '@product/domain';

/**
 * Saves all results that are not saved, in private: the documented call for each, and one toast at the end. What fails
 * stays unsaved, and can be saved again.
 */
export function useSaveAll(results: readonly SessionResult[]) {
  const { t } = useTexts('generate', english);
  const api = useApi();
  const queryClient = useQueryClient();
  const { id: userId } = useUser();
  const { results: store, reportError } = useServices();
  const reportFailedCall = createReportFailedCall(reportError);
  const { manyDone } = useNotifications();
  const { state, run } = useBatch<SessionResult, 'save'>();
  const unsaved = results.filter(({ saved }) => !saved);
  useUnloadQuestion(state?.isRunning === true);

  const isSaved = ({ result }: SessionResult) =>
    store.results().some((other) => other.saved && other.result.mediaUrl === result.mediaUrl);
  const saveAll = () => {
    const titles = proposeTitles(unsaved, t('result'));
    void run(unsaved, {
      name: 'save',
      act: async (unsavedResult) => {
        // Saved by the dialog meanwhile.
        if (isSaved(unsavedResult)) return;
        const form = { title: titles.get(unsavedResult) ?? '', isPublic: false };
        const body = toNewCreation(userId, form, unsavedResult);
        const saved: SavedCreation | undefined = await api.send(endpoints.saveCreation, { body });
        store.markSaved(unsavedResult.result.mediaUrl, saved?.id);
      },
      onSettled: ({ succeeded, failed }) => {
        if (succeeded.length > 0) creationsChanged(api, queryClient);
        const errors = failed.map(({ error }) => error as Error);
        for (const error of errors) if (!isAbort(error)) reportFailedCall(endpoints.saveCreation.name, error);
        refetchUserAfter401(queryClient, ...errors);
      },
      onEnd: ({ succeeded, failed, left }) => {
        // Another user's session does not learn of it.
        if (api.user?.id !== userId) return;
        manyDone({ task: 'save', done: succeeded.length, failed: failed.length, left: left.length });
      },
    });
  };
  return {
    saveAll: unsaved.length > 0 ? saveAll : undefined,
    /** While results are being saved. */
    saving: state?.isRunning ? { done: state.done, total: state.total } : undefined,
  };
}

/**
 * Proposes a title for each result, in the order of their generation; equal ones are numbered.
 * @param untitled for a prompt out of which no title can be proposed
 */
export function proposeTitles(
  newestFirst: readonly SessionResult[],
  untitled: string,
): ReadonlyMap<SessionResult, string> {
  const counts = new Map<string, number>();
  return new Map(
    newestFirst.toReversed().map((result) => {
      const proposed = proposeTitle(result.request.prompt);
      const title = proposed || untitled;
      const number = (counts.get(title) ?? 0) + 1;
      counts.set(title, number);
      return [result, proposed && number === 1 ? title : `${title} ${number}`] as const;
    }),
  );
}
