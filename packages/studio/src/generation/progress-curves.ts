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
  /** Time after which a running generation counts as late. Its progress is at its cap by then. */
  lateAfterMs: number;
  next: (percent: number, elapsedMs: number, clock: Clock) => number;
  /** The steps to announce when the progress moves between these percentages. */
  steps: (from: number, to: number) => readonly VideoStep[];
}

/** The progress curve of each media type (specification, section 4). */
export const PROGRESS_CURVES: Record<MediaType, ProgressCurve> = {
  image: {
    tickMs: IMAGE_TICK_MS,
    lateAfterMs: 20_000,
    next: (percent, _elapsedMs, { random }) => nextImageProgress(percent, random()),
    steps: () => [],
  },
  video: {
    tickMs: VIDEO_TICK_MS,
    lateAfterMs: 75_000,
    next: (percent, elapsedMs) => nextVideoProgress(percent, elapsedMs),
    steps: videoStepsPassed,
  },
};
