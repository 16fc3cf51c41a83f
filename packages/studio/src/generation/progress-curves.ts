import {
  IMAGE_TICK_MS,
  nextImageProgress,
  nextVideoProgress,
  VIDEO_TICK_MS,
  videoStepsPassed,
  type MediaType,
  type VideoStep,
} from '@product/domain';
import type { Clock } from '../clock';

interface ProgressCurve {
  tickMs: number;
  next: (percent: number, elapsedMs: number, clock: Clock) => number;
  /** The steps to announce when the progress moves between these percentages. */
  steps: (from: number, to: number) => readonly VideoStep[];
}

/** The progress curve of each media type (specification, section 4). */
export const PROGRESS_CURVES: Record<MediaType, ProgressCurve> = {
  image: {
    tickMs: IMAGE_TICK_MS,
    next: (percent, _elapsedMs, { random }) => nextImageProgress(percent, random()),
    steps: () => [],
  },
  video: {
    tickMs: VIDEO_TICK_MS,
    next: (percent, elapsedMs) => nextVideoProgress(percent, elapsedMs),
    steps: videoStepsPassed,
  },
};
