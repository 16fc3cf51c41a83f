import { generationCost } from '@product/domain';
import type { SessionResult } from '@product/studio';
import { reviewableSet, type QueuePlan, type QueueState, type QueueStore } from '@product/studio/queue';
import { Button } from '@product/ui';
import { GenerationQueue } from '@product/ui/generation-queue';
import { useCallback } from 'react';
import { useUser } from '../../../core/use-user';
import { useTexts } from '../../../core/use-texts';
import english from '../../../i18n/locales/en/generate';
import { PlanNote } from './plan-note';

interface QueuePanelProps {
  queue: QueueStore;
  state: QueueState;
  /** What goes on if the user continues. */
  plan: QueuePlan | undefined;
  /** The results of the session, newest first. */
  results: readonly SessionResult[];
  onViewSet: (set: number) => void;
}

export function QueuePanel({ queue, state, plan, results, onViewSet }: QueuePanelProps) {
  const { t } = useTexts('generate', english);
  const user = useUser();
  const { jobs, pause, delayMs } = state;
  const retry = useCallback(
    (id: number) => {
      const job = queue.state().jobs.find((listed) => listed.id === id)!;
      const cost = generationCost(user, job.choices.mediaType);
      queue.retry(id, { cost, isTrial: cost > 0 && user.tokens === 0 });
    },
    [queue, user],
  );
  const set = reviewableSet(results.filter((result) => jobs.some((job) => job.set === result.set)));
  return (
    <GenerationQueue
      items={jobs}
      pause={pause}
      delayMs={delayMs}
      note={plan && <PlanNote plan={plan} />}
      actions={
        set !== undefined && (
          <Button size="sm" onClick={() => onViewSet(set)}>
            {t('viewSet')}
          </Button>
        )
      }
      onPause={queue.pause}
      onResume={plan && plan.covered > 0 ? () => queue.resume(plan.agreement) : undefined}
      onClear={queue.clear}
      onMove={queue.move}
      onCancel={queue.cancel}
      onRetry={retry}
      onRemove={queue.remove}
    />
  );
}
