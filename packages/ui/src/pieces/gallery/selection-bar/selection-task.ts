/** The tasks for all selected creations. */
export type SelectionTaskName = 'download' | 'publish' | 'unpublish' | 'delete';

export interface SelectionTask {
  name: SelectionTaskName;
  /** Number of creations that have been dealt with. */
  done: number;
  /** Number of creations in all. */
  total: number;
  /** After the end: the titles of the creations that the task failed for. */
  failed?: readonly string[] | undefined;
}
