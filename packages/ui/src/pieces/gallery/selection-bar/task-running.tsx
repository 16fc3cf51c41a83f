import { Button, ProgressBar } from '../../../components';
import { useUi } from '../../../i18n';
import type { SelectionTask } from './selection-task';

export interface TaskRunningProps {
  /** Name of the task. */
  label: string;
  task: Pick<SelectionTask, 'done' | 'total'>;
  onCancel: (() => void) | undefined;
}

/** How far a task is. A screen reader reads the bar on request; the host announces the end. */
export function TaskRunning({ label, task: { done, total }, onCancel }: TaskRunningProps) {
  const { t } = useUi();
  const message = t('common.labelled', { label, text: t('selection.progress', { done, total }) });
  return (
    <div className="ui:grid ui:gap-2">
      <div className="ui:flex ui:items-center ui:justify-between ui:gap-3">
        <p className="ui:text-sm ui:font-medium">{message}</p>
        {onCancel && (
          <Button size="sm" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
        )}
      </div>
      <ProgressBar variant="surface" label={message} value={(100 * done) / total} />
    </div>
  );
}
