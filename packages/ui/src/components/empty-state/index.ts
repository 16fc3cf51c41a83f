export { EmptyState, type EmptyStateProps } from './empty-state';
export { FrameHung, FrameMissing, FrameOnEasel, FrameTilted, type DrawingProps } from './drawings';
