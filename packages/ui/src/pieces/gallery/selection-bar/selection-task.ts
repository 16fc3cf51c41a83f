/** The tasks for all selected creations. */
export type SelectionTaskName = 'download' | 'publish' | 'unpublish' | 'delete';

export interface SelectionTask {
  name: SelectionTaskName;
  /** Number of creations that have been dealt with. */
  done: number;
  /** Number of creations in all. */
  total: number;
  /** After the end: the creations that the task failed for, as titles, or with the addresses of their files. */
  failed?: readonly (string | UnreadFile)[] | undefined;
}

/** A file that the page may not read: it is linked, so that the user can open and save it. */
export interface UnreadFile {
  title: string;
  href: string;
}

export interface TaskCallbacks {
  /** Called by 'Cancel' while a task runs. */
  onCancel?: () => void;
  /** Called by 'Try Again' after a task has failed for some. */
  onRetry?: () => void;
  /** Called when the user dismisses the failures. */
  onDismiss?: () => void;
}
