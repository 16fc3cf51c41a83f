export { SelectionBar, type SelectionBarProps } from './selection-bar';
export type { SelectionTask, SelectionTaskName, UnreadFile } from './selection-task';
