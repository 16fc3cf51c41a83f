export { EmptyState, type EmptyStateProps } from './empty-state';
export type { DrawingProps } from './drawings/drawing';
export { FrameHung } from './drawings/frame-hung';
export { FrameMissing } from './drawings/frame-missing';
export { FrameOnEasel } from './drawings/frame-on-easel';
export { FrameTilted } from './drawings/frame-tilted';
