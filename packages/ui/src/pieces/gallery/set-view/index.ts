/* Outside the package's index, as all that comes with several generations at once. Import it lazily. */
export type { SetActions, SetResult, SetTask } from './set-result';
export { SetView, type SetViewProps } from './set-view';
