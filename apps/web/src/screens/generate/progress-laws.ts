import {
  IMAGE_TICK_MS,
  nextImageProgress,
  nextVideoProgress,
  VIDEO_TICK_MS,
  videoStepsPassed,
  type MediaType,
  type VideoStep,
} from '@product/domain';
import type { Ticker } from '../../lib/ticker';

interface ProgressLaw {
  tickMs: number;
  next: (percent: number, elapsedMs: number, ticker: Ticker) => number;
  /** The steps to announce when the progress moves between these percentages. */
  steps: (from: number, to: number) => readonly VideoStep[];
}

/** The progress curve of each media type (specification, section 4). */
export const LAWS: Record<MediaType, ProgressLaw> = {
  image: {
    tickMs: IMAGE_TICK_MS,
    next: (percent, _elapsedMs, { chance }) => nextImageProgress(percent, chance()),
    steps: () => [],
  },
  video: {
    tickMs: VIDEO_TICK_MS,
    next: (percent, elapsedMs) => nextVideoProgress(percent, elapsedMs),
    steps: videoStepsPassed,
  },
};
