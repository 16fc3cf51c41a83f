import type { SelectionTaskName } from '@product/ui';
import type { Services } from '../services';
import type { MessageValues } from './mutation-feedback';
import type { NoticeKey } from './notifications';

/** What was done with several creations, and what was not. */
export interface ManyOutcome {
  task: SelectionTaskName | 'save';
  done: number;
  /** Number of those that failed, if nothing else on the screen says so. */
  failed?: number;
  /** Number of those that were not begun. */
  left?: number;
  /** Whether they are the user's first public creations. */
  isFirst?: boolean;
  onUndo?: (() => void) | undefined;
}

/** The title where a task has failed for all: the sentence below counts what has failed, and does not name it. */
const FAILURE_TITLES = {
  download: 'notices.downloadFailed.title',
  publish: 'creations.update.failure.title',
  unpublish: 'creations.update.failure.title',
  delete: 'creations.delete.failure.title',
  save: 'creations.save.failure.title',
} as const;

/** Shows the end of a task with several creations as one toast. Loaded with such tasks. */
export function notifyMany(
  { toasts, formatMessage }: Pick<Services, 'toasts' | 'formatMessage'>,
  { task, done, failed = 0, left = 0, isFirst, onUndo }: ManyOutcome,
) {
  const text = (key: NoticeKey, values?: MessageValues) => formatMessage({ key: `notices.${key}`, values });
  const [title, ...more] = [
    done > 0
      ? text(`manyDone.${task}`, { count: done })
      : failed > 0
        ? formatMessage({ key: FAILURE_TITLES[task] })
        : undefined,
    // Directly after the title, which counts the public creations that it explains.
    isFirst && done > 0 ? text('visibility.explained', { count: done }) : undefined,
    failed > 0 ? text('manyFailed', { count: failed }) : undefined,
    left > 0 ? text('manyLeft', { count: left }) : undefined,
  ].filter((sentence) => sentence !== undefined);
  if (title === undefined) return;
  toasts.toast({
    ...(failed > 0 && { variant: 'destructive' }),
    title,
    description:
      more.length > 0 ? more.reduce((first, second) => text('manySentences', { first, second })) : undefined,
    action: onUndo && { label: text('visibility.undo'), onSelect: onUndo },
  });
}
