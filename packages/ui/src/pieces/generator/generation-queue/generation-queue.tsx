import { useId, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../../../components';
import { cn } from '../../../lib/cn';
import { useKeptFocus } from '../../../lib/use-kept-focus';
import { wrapText } from '../../../lib/wrap-text';
import { QueueRow, type QueueItem, type QueueRowActions } from './queue-row';
import { useQueueUi } from '../../../i18n/use-queue-ui';

/**
 * Why nothing begins: the user has paused the queue; tokens are missing; the user has not agreed to the cost of the rest,
 * after a reload for example; the session has expired; a call has got no answer.
 */
export type QueuePauseReason = 'user' | 'tokens' | 'ask' | 'session' | 'connection';

export interface GenerationQueueProps extends Omit<ComponentProps<'section'>, 'children'>, QueueRowActions {
  /** All generations, in their order. */
  items: readonly QueueItem[];
  /** Why nothing begins. */
  pause?: QueuePauseReason | undefined;
  /** How long the server has asked to wait before the next one, in milliseconds. */
  delayMs?: number | undefined;
  /** What goes on by 'Continue', such as a `QueueNote`. Shown while the queue is paused. */
  note?: ReactNode;
  /** Further buttons beside 'Clear'. */
  actions?: ReactNode;
  /** Called by 'Pause after this one', which is shown while something waits. */
  onPause?: () => void;
  /** Called by 'Continue', which is shown while the queue is paused. Without it nothing can go on. */
  onResume?: (() => void) | undefined;
  /** Called by 'Clear': all but the running one go. */
  onClear?: () => void;
}

/** What waits, runs, is done and has failed, with all that can be done with it. @beta */
export function GenerationQueue({
  items,
  pause,
  delayMs,
  note,
  actions,
  onPause,
  onResume,
  onClear,
  onMove,
  onCancel,
  onRetry,
  onRemove,
  ref,
  className,
  ...props
}: GenerationQueueProps) {
  const { t, format } = useQueueUi();
  const titleId = useId();
  const keptFocus = useKeptFocus(ref, (panel) => panel);
  const total = items.length;
  const inState = (name: QueueItem['state']) => items.filter(({ state }) => state === name);
  const waiting = inState('waiting');
  const [done, failed] = [inState('done').length, inState('failed').length];
  const differIn = (key: 'style' | 'aspectRatio') =>
    items.some(({ choices }) => choices[key] !== items[0]?.choices[key]);
  const [hasStyle, hasRatio] = [differIn('style'), differIn('aspectRatio')];
  return (
    <section
      data-ui="generation-queue"
      ref={keptFocus}
      // Named, since it gets the focus when a pressed button goes.
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={cn(
        'ui:grid ui:min-w-0 ui:gap-3 ui:rounded-md ui:border ui:border-line ui:p-4 ui:outline-none',
        className,
      )}
      {...props}
    >
      <div className="ui:flex ui:flex-wrap ui:items-center ui:gap-3">
        <h2 id={titleId} className="ui:text-sm ui:font-semibold">
          {t('queue.title')}
        </h2>
        <span className="ui:num ui:me-auto ui:text-xs ui:text-ink-muted">
          {failed > 0
            ? t('queue.countWithFailed', { done, total, failed })
            : t('queue.count', { done, total })}
        </span>
        {onPause && waiting.length > 0 && !pause && (
          <Button size="sm" onClick={onPause}>
            {t('queue.pause')}
          </Button>
        )}
        {wrapText(actions)}
        {onClear && items.some(({ state }) => state !== 'running') && (
          <Button size="sm" variant="ghost" onClick={onClear}>
            {t('queue.clear')}
          </Button>
        )}
      </div>
      {delayMs !== undefined && (
        <p className="ui:text-xs ui:text-ink-muted">
          {t('queue.delayed', { delay: format.seconds(Math.ceil(delayMs / 1000)) })}
        </p>
      )}
      {pause && (
        <div className="ui:grid ui:justify-items-start ui:gap-2">
          <p className="ui:text-sm ui:font-medium">{t(`queue.paused.${pause}`)}</p>
          {note}
          {onResume && (
            <Button size="sm" variant="primary" onClick={onResume}>
              {t('queue.resume')}
            </Button>
          )}
        </div>
      )}
      <div role="region" tabIndex={0} aria-labelledby={titleId} className="ui:max-h-56 ui:overflow-auto">
        <ol role="list" className="ui:grid ui:grid-cols-[minmax(0,1fr)] ui:gap-1">
          {items.map((item) => (
            <QueueRow
              key={item.id}
              item={item}
              hasStyle={hasStyle}
              hasRatio={hasRatio}
              canMoveUp={item.state === 'waiting' && item !== waiting[0]}
              canMoveDown={item.state === 'waiting' && item !== waiting.at(-1)}
              onMove={onMove}
              onCancel={onCancel}
              onRetry={onRetry}
              onRemove={onRemove}
            />
          ))}
        </ol>
      </div>
    </section>
  );
}
