import { Button, TextLink } from '../../../components';
import { useUi } from '../../../i18n';
import { FailureLine } from '../../creation/failure-line';
import type { UnreadFile } from './selection-task';

export interface TaskFailedProps {
  /** Name of the task. */
  label: string;
  failed: readonly (string | UnreadFile)[];
  onRetry: (() => void) | undefined;
  onDismiss: (() => void) | undefined;
}

/** The creations that a task failed for. What the page may not read is opened: trying again would not help. */
export function TaskFailed({ label, failed, onRetry, onDismiss }: TaskFailedProps) {
  const { t } = useUi();
  const count = failed.length;
  const canRetry = failed.some((one) => typeof one === 'string');
  const message = canRetry ? t('selection.failed', { task: label, count }) : t('selection.unread', { count });
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
          {failed.map((one, index) => (
            <li key={index} dir="auto" className="ui:truncate">
              {typeof one === 'string' ? (
                one
              ) : (
                <TextLink
                  href={one.href}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="ui:inline-block ui:py-1"
                >
                  {one.title}
                </TextLink>
              )}
            </li>
          ))}
        </ul>
      </div>
      <div className="ui:flex ui:flex-wrap ui:gap-2 ui:max-desk:w-full ui:max-desk:*:flex-auto">
        {canRetry && onRetry && (
          <Button size="sm" onClick={onRetry}>
            {t('common.tryAgain')}
          </Button>
        )}
        {onDismiss && (
          <Button size="sm" variant="ghost" onClick={onDismiss}>
            {t('common.close')}
          </Button>
        )}
      </div>
    </div>
  );
}
