export { PreviewPanel, type PreviewPanelProps } from './preview-panel';
export type { PreviewState } from './preview-state';
