export type { DrawingProps } from './drawing';
export { FrameHung } from './frame-hung';
export { FrameTilted } from './frame-tilted';
export { FrameMissing } from './frame-missing';
export { FrameOnEasel } from './frame-on-easel';
