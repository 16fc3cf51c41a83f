import { Button, Columns2Icon, DownloadIcon, Kbd } from '../../../components';
import { useQueueUi } from '../../../i18n/use-queue-ui';
import { useKeptFocus } from '../../../lib/use-kept-focus';
import { ViewTitle } from '../creation-view/view-window';
import { TaskFailed } from '../selection-bar/task-failed';
import { TaskRunning } from '../selection-bar/task-running';
import { ChoiceButtons, type ChoiceButtonsProps } from './choice-buttons';
import type { SetActions, SetResult } from './set-result';

interface SetPanelProps extends SetActions, Pick<ChoiceButtonsProps, 'onChoose'> {
  results: readonly SetResult[];
  /** The result that is shown large. */
  large: { result: SetResult; number: number; onClose: () => void } | undefined;
  isComparing: boolean;
  onCompare: (() => void) | undefined;
}

/** How many are kept, and what can be done with them. */
export function SetPanel({ results, large, isComparing, onCompare, onChoose, ...actions }: SetPanelProps) {
  const { onSaveKept, onSaveAll, onDownload, task, onCancel, onRetry, onDismiss, singleKeys } = actions;
  const { t } = useQueueUi();
  const countOf = (choice: SetResult['choice']) =>
    results.filter((result) => result.choice === choice).length;
  const kept = countOf('keep');
  const left = countOf('leave');
  const count = t('set.kept', { kept, total: results.length });
  const taskName = task && t(task.name === 'save' ? 'generator.save' : 'common.download');
  return (
    <div
      ref={useKeptFocus(undefined)}
      role="group"
      aria-label={t('set.title')}
      tabIndex={-1}
      className="ui:border-line ui:px-gutter ui:pt-3 ui:pb-3 ui:outline-none ui:max-desk:tall:sticky ui:max-desk:bottom-0 ui:max-desk:z-20 ui:max-desk:bg-surface-raised ui:max-desk:[box-shadow:0_-8px_24px_-16px_var(--ui-overlay)] ui:desk:border-s ui:desk:px-6"
    >
      <div
        className="ui:grid ui:gap-3"
        // Beside a grid that is longer than the window.
        style={{ position: 'sticky', insetBlockStart: '0.75rem' }}
      >
        <div className="ui:grid ui:gap-1 ui:pe-12">
          <ViewTitle className="ui:text-xl ui:font-semibold">{t('set.title')}</ViewTitle>
          <p role="status" className="ui:num ui:text-sm ui:text-ink-muted">
            {isComparing
              ? t('compare.choose')
              : left > 0
                ? t('common.listed', { text: count, more: t('set.left', { left }) })
                : count}
          </p>
        </div>
        {large && (
          <p role="status" className="ui:text-sm ui:wrap-anywhere">
            {t('common.labelled', {
              label: t('view.place', { number: large.number, count: results.length }),
              text: large.result.label,
            })}
          </p>
        )}
        {large && (
          <div className="ui:flex ui:flex-wrap ui:items-center ui:gap-1.5">
            <ChoiceButtons {...large} onChoose={onChoose} />
            <Button size="sm" variant="ghost" onClick={large.onClose}>
              {t('set.showAll')}
            </Button>
          </div>
        )}
        {task?.failed && <TaskFailed label={taskName!} failed={task.failed} {...{ onRetry, onDismiss }} />}
        {task && !task.failed && <TaskRunning label={taskName!} task={task} onCancel={onCancel} />}
        <div hidden={task !== undefined} className="ui:flex ui:flex-wrap ui:gap-2 ui:[&[hidden]]:hidden">
          {onSaveKept && (
            <Button variant="primary" onClick={onSaveKept}>
              {t('set.saveKept')}
            </Button>
          )}
          {onSaveAll && <Button onClick={onSaveAll}>{t('generator.saveAll')}</Button>}
          {onDownload && (
            <Button onClick={onDownload}>
              <DownloadIcon aria-hidden />
              <span>{t(kept > 0 ? 'set.downloadKept' : 'set.downloadAll')}</span>
            </Button>
          )}
          {onCompare && (
            <Button aria-pressed={isComparing} onClick={onCompare}>
              <Columns2Icon aria-hidden />
              <span>{t('compare.compare')}</span>
            </Button>
          )}
        </div>
        <Keys singleKeys={singleKeys} canCompare={onCompare !== undefined} />
      </div>
    </div>
  );
}

function Keys({ singleKeys, canCompare }: { singleKeys: boolean | undefined; canCompare: boolean }) {
  const { t } = useQueueUi();
  const keys = [
    ...(singleKeys
      ? [
          ['1–9', t('set.goTo')],
          ['S', t('set.keep')],
          ['X', t('set.leave')],
          ...(canCompare ? [['C', t('compare.compare')]] : []),
        ]
      : []),
    [t('generator.keys.enter'), t('generator.viewLarge')],
  ];
  return (
    <p className="ui:flex ui:flex-wrap ui:gap-x-3 ui:gap-y-1 ui:text-2xs ui:text-ink-faint ui:pointer-coarse:hidden">
      {keys.map(([key, does]) => (
        <span key={key}>
          <bdi dir="ltr">
            <Kbd>{key}</Kbd>
          </bdi>{' '}
          <span>{does}</span>
        </span>
      ))}
    </p>
  );
}
