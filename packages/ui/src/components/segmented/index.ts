export {
  SegmentedRadio,
  SegmentedRadioGroup,
  type SegmentedRadioGroupProps,
  type SegmentedRadioProps,
} from './segmented';
export { segmentedTrackVariants, segmentVariants } from './segmented.variants';
