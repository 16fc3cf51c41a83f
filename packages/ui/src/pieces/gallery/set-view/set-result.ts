import type { SessionResult } from '../../creation/session-result';
import type { SelectionTask, TaskCallbacks } from '../selection-bar/selection-task';

export interface SetResult extends SessionResult {
  /** Without one of the known ratios it is shown whole in the whole stage. */
  aspectRatio?: string | undefined;
  /** What the user has chosen. Without it nothing is chosen yet. */
  choice?: 'keep' | 'leave' | undefined;
}

/** What is done with several results of a set. */
export interface SetTask extends Omit<SelectionTask, 'name'> {
  name: 'save' | 'download';
}

export interface SetActions extends TaskCallbacks {
  /** Called by 'Save kept'. A button without its callback is not rendered. */
  onSaveKept?: (() => void) | undefined;
  /** Called by 'Save all'. */
  onSaveAll?: (() => void) | undefined;
  /** Called by 'Download kept', or 'Download all' while nothing is kept. */
  onDownload?: (() => void) | undefined;
  /** The task that runs, or has failed for some: shown in place of the buttons. */
  task?: SetTask | undefined;
  /**
   * Whether keys without a modifier do something: 1 to 9, S, X and C.
   * @default true
   */
  singleKeys?: boolean;
}
