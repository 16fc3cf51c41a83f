export {
  SegmentedControlItem,
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentedControlItemProps,
} from './segmented-control';
export { segmentedControlVariants, segmentedControlItemVariants } from './segmented-control.variants';
