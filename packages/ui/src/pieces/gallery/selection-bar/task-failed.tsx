'use client';

import { Button } from '../../../components';
import { useUi } from '../../../i18n';
import { common, selection } from '../../../locales/english';
import { FailureLine } from '../failure-line';

export interface TaskFailedProps {
  /** Name of the task. */
  label: string;
  /** Titles of the creations that the task failed for. */
  titles: readonly string[];
  onRetry: (() => void) | undefined;
  onDismiss: (() => void) | undefined;
}

/** The creations that a task failed for. */
export function TaskFailed({ label, titles, onRetry, onDismiss }: TaskFailedProps) {
  const { t } = useUi({ common, selection });
  const message = t('selection.failed', { task: label, count: titles.length });
  return (
    <div className="ui:grid ui:gap-2">
      <FailureLine>{message}</FailureLine>
      <div
        role="region"
        tabIndex={0}
        aria-label={message}
        className="ui:max-h-32 ui:overflow-auto ui:text-sm ui:text-ink-muted"
      >
        <ul role="list">
          {titles.map((title, index) => (
            <li key={`${index} ${title}`} dir="auto" className="ui:truncate">
              {title}
            </li>
          ))}
        </ul>
      </div>
      <div className="ui:flex ui:flex-wrap ui:gap-2 ui:max-desk:w-full ui:max-desk:*:flex-auto">
        <Button size="sm" onClick={onRetry}>
          {t('common.tryAgain')}
        </Button>
        <Button size="sm" variant="ghost" onClick={onDismiss}>
          {t('common.close')}
        </Button>
      </div>
    </div>
  );
}
