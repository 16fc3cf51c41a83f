export { CompareView, type CompareViewProps } from './compare-view';
export type { ComparedCreation } from './compared-creation';
