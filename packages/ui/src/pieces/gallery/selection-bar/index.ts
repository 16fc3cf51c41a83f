export { SelectionBar, type SelectionBarProps } from './selection-bar';
export type { SelectionTask, SelectionTaskName } from './selection-task';
