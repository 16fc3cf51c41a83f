import { Button, ProgressBar } from '../../../components';
import { useUi } from '../../../i18n';
import type { SelectionTask } from './selection-task';

/** How far a task is. The bar tells a screen reader on request; the end is announced by the host. */
export function TaskRunning({ task, onCancel }: { task: SelectionTask; onCancel: (() => void) | undefined }) {
  const { t } = useUi();
  const { name, done, total } = task;
  const words = t(`selection.doing.${name}`, { done, total });
  return (
    <div className="ui:grid ui:gap-2">
      <div className="ui:flex ui:items-center ui:justify-between ui:gap-3">
        <p className="ui:text-sm ui:font-medium">{words}</p>
        <Button size="sm" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </div>
      <ProgressBar variant="surface" label={words} value={(100 * done) / total} />
    </div>
  );
}
