import type { ComponentProps } from 'react';
import {
  Button,
  Columns2Icon,
  DownloadIcon,
  GlobeIcon,
  IconButton,
  LockIcon,
  Trash2Icon,
  XIcon,
} from '../../../components';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import { requireProps } from '../../../lib/explain';
import { useKeptFocus } from '../../../lib/use-kept-focus';
import type { SelectionTask, SelectionTaskName, TaskCallbacks } from './selection-task';
import { TaskButton } from './task-button';
import { TaskFailed } from './task-failed';
import { TaskRunning } from './task-running';

export type { SelectionTask, SelectionTaskName, UnreadFile } from './selection-task';

export interface SelectionBarProps extends Omit<ComponentProps<'section'>, 'children'>, TaskCallbacks {
  /** Number of selected creations. */
  count: number;
  /** Number of creations that can be selected. */
  total: number;
  /** Called by 'Select all'. A button without its callback is not rendered. */
  onSelectAll?: () => void;
  /** Called by 'Deselect all', which replaces 'Select all' while all are selected. */
  onClear?: () => void;
  /** Called by 'Close': the user has finished selecting. */
  onClose?: () => void;
  /** Called by 'Download'. */
  onDownload?: () => void;
  /** Called by 'Make public'. */
  onPublish?: () => void;
  /** Called by 'Make private'. */
  onUnpublish?: () => void;
  /** Called by 'Delete': the host asks for confirmation. */
  onDelete?: () => void;
  /** Called by 'Compare', for two pictures: give it while two are selected. */
  onCompare?: (() => void) | undefined;
  /** The task that runs, or has failed for some: shown in place of the actions. */
  task?: SelectionTask | undefined;
}

/**
 * Bar that floats at the lower edge of the window, with the number of selected creations and the actions on them. The
 * focus stays in it when a task replaces its actions.
 * @beta
 */
export function SelectionBar({ className, ref, ...rest }: SelectionBarProps) {
  requireProps('SelectionBar', { count: rest.count, total: rest.total });
  const { count, total, task, ...callbacks } = rest;
  const { onSelectAll, onClear, onClose, onDownload, onPublish, onUnpublish, onDelete, ...otherCallbacks } =
    callbacks;
  const { onCompare, onCancel, onRetry, onDismiss, ...props } = otherCallbacks;
  const { t } = useUi();
  const isAll = total > 0 && count === total;
  const change = isAll ? onClear : onSelectAll;
  const actions = {
    download: { label: t('common.download'), Icon: DownloadIcon, onClick: onDownload },
    publish: { label: t('selection.publish'), Icon: GlobeIcon, onClick: onPublish },
    unpublish: { label: t('selection.unpublish'), Icon: LockIcon, onClick: onUnpublish },
    delete: { label: t('gallery.delete'), Icon: Trash2Icon, onClick: onDelete },
  } satisfies Record<SelectionTaskName, object>;
  return (
    <section
      data-ui="selection-bar"
      aria-label={t('selection.bar')}
      tabIndex={-1}
      ref={useKeptFocus(ref)}
      className={cn(
        'ui:num ui:mx-auto ui:grid ui:w-fit ui:max-w-full ui:gap-2 ui:rounded-lg ui:border ui:border-line ui:bg-surface-raised ui:p-2 ui:text-ink ui:shadow-3 ui:max-desk:w-full',
        'ui:tall:sticky ui:tall:bottom-4 ui:tall:z-20',
        className,
      )}
      {...props}
    >
      {task?.failed && (
        <TaskFailed label={actions[task.name].label} failed={task.failed} {...{ onRetry, onDismiss }} />
      )}
      {task && !task.failed && (
        <TaskRunning label={actions[task.name].label} task={task} onCancel={onCancel} />
      )}
      <div
        hidden={task !== undefined}
        className="ui:flex ui:flex-wrap ui:items-center ui:gap-1.5 ui:[&[hidden]]:hidden"
      >
        {onClose && (
          <IconButton size="sm" label={t('common.close')} onClick={onClose}>
            <XIcon aria-hidden />
          </IconButton>
        )}
        <p role="status" className="ui:me-auto ui:text-sm ui:font-medium">
          {t('selection.count', { count })}
        </p>
        {change && (
          <Button size="sm" variant="ghost" onClick={change}>
            {t(isAll ? 'selection.none' : 'selection.all')}
          </Button>
        )}
        {/* In a narrow window a line of icons. */}
        <div className="ui:flex ui:flex-wrap ui:gap-1.5 ui:max-desk:w-full ui:max-desk:justify-between">
          <TaskButton data-action="download" {...actions.download} disabled={count === 0} />
          <TaskButton {...actions.publish} disabled={count === 0} />
          <TaskButton {...actions.unpublish} disabled={count === 0} />
          <TaskButton label={t('compare.compare')} Icon={Columns2Icon} onClick={onCompare} />
          <TaskButton data-action="delete" {...actions.delete} variant="destructive" disabled={count === 0} />
        </div>
      </div>
    </section>
  );
}
