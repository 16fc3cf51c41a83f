import { generationCost } from '@product/domain';
import type { QueuePlan, QueueState, QueueStore } from '@product/studio/queue';
import { GenerationQueue } from '@product/ui/generation-queue';
import { useUser } from '../../../core/use-user';
import { PlanNote } from './plan-note';

interface QueuePanelProps {
  queue: QueueStore;
  state: QueueState;
  /** What goes on if the user continues. */
  plan: QueuePlan | undefined;
}

/** The queue of the session. */
export function QueuePanel({ queue, state, plan }: QueuePanelProps) {
  const user = useUser();
  const { jobs, pause, delayMs } = state;
  const retry = (id: number) => {
    const job = jobs.find((listed) => listed.id === id)!;
    const cost = generationCost(user, job.choices.mediaType);
    queue.retry(id, { cost, isTrial: cost > 0 && user.tokens === 0 });
  };
  return (
    <GenerationQueue
      items={jobs}
      pause={pause}
      delayMs={delayMs}
      note={plan && <PlanNote plan={plan} />}
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
