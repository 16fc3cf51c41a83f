import { isQueueActive, type QueuePlan, type QueueState, type QueueStore } from '@product/studio/queue';
import { Button, useUi } from '@product/ui';
import { Suspense, useId, useRef } from 'react';
import { useLazyTexts } from '../../../core/use-texts';
import english from '../../../i18n/locales/en/generate';
import { PlanText } from './queue-note';
import { QueueRow } from './queue-row';

interface QueuePanelProps {
  queue: QueueStore;
  state: QueueState;
  /** What goes on if the user continues. */
  plan: QueuePlan | undefined;
}

/** What waits, runs, is done and has failed, with all that can be done with it. */
export function QueuePanel(props: QueuePanelProps) {
  return (
    <Suspense>
      <Panel {...props} />
    </Suspense>
  );
}

function Panel({ queue, state, plan }: QueuePanelProps) {
  const { t } = useLazyTexts('generate', english);
  const { format } = useUi();
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const { jobs, pause, delayMs } = state;
  const ended = jobs.filter((job) => job.state === 'done' || job.state === 'failed').length;
  const hasWaiting = jobs.some((job) => job.state === 'waiting');
  /** A pressed button that is removed would take the focus with it. */
  const keepFocus = (act: () => void) => () => {
    panel.current?.focus();
    act();
  };
  return (
    <section
      ref={panel}
      // Named, since it gets the focus.
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
      className="grid min-w-0 gap-3 rounded-md border border-line p-4 outline-none"
    >
      <div className="flex flex-wrap items-center gap-3">
        <h2 id={titleId} className="text-sm font-semibold">
          {t('queue.title')}
        </h2>
        <span className="num me-auto text-xs text-ink-muted">
          {t('queue.count', { done: ended, total: jobs.length })}
        </span>
        {hasWaiting && isQueueActive(state) && !pause && (
          <Button size="sm" onClick={keepFocus(queue.pause)}>
            {t('queue.pause')}
          </Button>
        )}
        {jobs.some((job) => job.state !== 'running') && (
          <Button size="sm" variant="ghost" onClick={keepFocus(queue.clear)}>
            {t('queue.clear')}
          </Button>
        )}
      </div>
      {delayMs !== undefined && (
        <p className="text-xs text-ink-muted">
          {t('queue.delayed', { delay: format.seconds(Math.ceil(delayMs / 1000)) })}
        </p>
      )}
      {pause && (
        <div className="grid justify-items-start gap-2 text-xs text-ink-muted">
          <p className="text-sm font-medium text-ink">{t(`queue.paused.${pause}`)}</p>
          {plan && <PlanText plan={plan} />}
          {plan && plan.covered > 0 && (
            <Button size="sm" variant="primary" onClick={keepFocus(() => queue.resume(plan.agreement))}>
              {t('queue.resume')}
            </Button>
          )}
        </div>
      )}
      <div role="region" tabIndex={0} aria-labelledby={titleId} className="max-h-80 overflow-auto">
        <ol role="list" className="grid grid-cols-[minmax(0,1fr)] gap-1">
          {jobs.map((job) => (
            <QueueRow key={job.id} job={job} jobs={jobs} queue={queue} keepFocus={keepFocus} />
          ))}
        </ol>
      </div>
    </section>
  );
}
