import type { GeneratorChoices } from '@product/domain';
import { memo, type ReactNode } from 'react';
import { Badge, Button, Spinner, XIcon } from '../../../components';
import { useQueueUi } from '../../../i18n/use-queue-ui';

/** One generation of a queue. */
export interface QueueItem {
  id: number;
  choices: Pick<GeneratorChoices, 'prompt' | 'style' | 'aspectRatio'>;
  state: 'waiting' | 'running' | 'done' | 'failed';
  /**
   * Why it has failed.
   * @default a sentence of the catalogue
   */
  message?: string | undefined;
  /** Whether it may have been charged although it has failed: there was no answer, or the server is at fault. */
  isUnknown?: boolean | undefined;
}

export interface QueueRowActions {
  /** Called with a waiting one, and whether it goes one up (-1) or down (1). */
  onMove?: (id: number, by: -1 | 1) => void;
  /** Called by 'Cancel' of the running one. */
  onCancel?: () => void;
  /** Called by 'Try Again' of a failed one. */
  onRetry?: (id: number) => void;
  /** Called to remove one that is not running. */
  onRemove?: (id: number) => void;
}

interface QueueRowProps extends QueueRowActions {
  item: QueueItem;
  /** Whether the generations differ in their style. */
  hasStyle: boolean;
  /** Whether the generations differ in their ratio. */
  hasRatio: boolean;
  /** Whether another one waits before it. */
  canMoveUp: boolean;
  /** Whether another one waits after it. */
  canMoveDown: boolean;
}

const VARIANTS = { waiting: 'neutral', running: 'accent', done: 'success', failed: 'warning' } as const;

/** One generation of the queue. It renders only when it changes itself. */
export const QueueRow = memo(function QueueRow({
  item,
  hasStyle,
  hasRatio,
  canMoveUp,
  canMoveDown,
  onMove,
  onCancel,
  onRetry,
  onRemove,
}: QueueRowProps) {
  const { t } = useQueueUi();
  const { id, state, choices, message, isUnknown } = item;
  const { prompt, style, aspectRatio } = choices;
  return (
    <li className="ui:flex ui:flex-wrap ui:items-center ui:gap-x-2 ui:text-sm">
      <Badge variant={VARIANTS[state]}>
        {state === 'running' && <Spinner />}
        <span>{t(`queue.state.${state}`)}</span>
      </Badge>
      <span dir="auto" className="ui:min-w-0 ui:flex-1 ui:truncate">
        {prompt}
      </span>
      <span className="ui:flex ui:flex-wrap ui:gap-x-2 ui:text-xs ui:text-ink-muted ui:empty:hidden">
        {hasStyle && <span>{t(`vocabulary.style.${style}`)} </span>}
        {hasRatio && <bdi className="ui:num">{aspectRatio} </bdi>}
      </span>
      <span className="ui:flex">
        {onMove && canMoveUp && (
          <Action label={t('queue.up')} prompt={prompt} onClick={() => onMove(id, -1)}>
            <span aria-hidden>↑</span>
          </Action>
        )}
        {onMove && canMoveDown && (
          <Action label={t('queue.down')} prompt={prompt} onClick={() => onMove(id, 1)}>
            <span aria-hidden>↓</span>
          </Action>
        )}
        {onCancel && state === 'running' && (
          <Action label={t('common.cancel')} prompt={prompt} onClick={onCancel}>
            <span>{t('common.cancel')}</span>
          </Action>
        )}
        {onRetry && state === 'failed' && (
          <Action label={t('common.tryAgain')} prompt={prompt} onClick={() => onRetry(id)}>
            <span>{t('common.tryAgain')}</span>
          </Action>
        )}
        {onRemove && state !== 'running' && (
          <Action label={t('queue.remove')} prompt={prompt} onClick={() => onRemove(id)}>
            <XIcon aria-hidden />
          </Action>
        )}
      </span>
      {state === 'failed' && (
        <p dir="auto" className="ui:w-full ui:text-xs ui:text-ink-muted">
          <span>{message ?? t('generator.failedText')}</span>{' '}
          {isUnknown && <span>{t(message ? 'queue.unknownCharge' : 'queue.unknown')}</span>}
        </p>
      )}
    </li>
  );
});

interface ActionProps {
  label: string;
  prompt: string;
  onClick: () => void;
  children: ReactNode;
}

function Action({ label, prompt, onClick, children }: ActionProps) {
  const { t } = useQueueUi();
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-label={t('common.labelled', { label, text: prompt })}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
