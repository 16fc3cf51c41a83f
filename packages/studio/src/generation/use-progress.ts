'use client';

import type { VideoStep } from '@product/domain';
import { useEffect, useRef, useState } from 'react';
import { systemClock, type Clock } from '../clock';
import type { GenerationPhase } from './generation-phase';
import { PROGRESS_CURVES } from './progress-curves';

export interface ProgressOptions {
  /**
   * The clock and the random numbers of the progress. Keep the object.
   * @default systemClock
   */
  clock?: Clock | undefined;
  /**
   * Called once with each step that the progress of a video passes. The last function that it returns is called when
   * the generation ends, however it ends.
   */
  onVideoStep?: ((step: VideoStep) => (() => void) | void) | undefined;
}

export interface Progress {
  /** In percent: by the curve of the media type while generating, 100 when done, 0 otherwise. */
  progress: number;
  /** Seconds since the start while generating, as of the last tick; 0 otherwise. */
  elapsed: number;
  /** Whether the running generation takes longer than usual. */
  isLate: boolean;
}

const INITIAL = { percent: 0, elapsedMs: 0 };

/** The progress of a generation, at the pace of its media type. */
export function useProgress(
  phase: GenerationPhase,
  { clock = systemClock, onVideoStep }: ProgressOptions,
): Progress {
  const [{ percent, elapsedMs }, setProgress] = useState(INITIAL);
  const request = phase.name === 'generating' ? phase.request : undefined;
  const onVideoStepRef = useRef(onVideoStep);
  useEffect(() => void (onVideoStepRef.current = onVideoStep));

  useEffect(() => {
    if (!request) return;
    const { tickMs, next, steps } = PROGRESS_CURVES[request.mediaType];
    const startTime = clock.now();
    let currentPercent = 0;
    let cleanup: (() => void) | void;
    setProgress(INITIAL);
    const stop = clock.every(tickMs, () => {
      const before = currentPercent;
      const elapsedMs = clock.now() - startTime;
      currentPercent = next(before, elapsedMs, clock);
      setProgress({ percent: currentPercent, elapsedMs });
      for (const step of steps(before, currentPercent)) cleanup = onVideoStepRef.current?.(step);
    });
    return () => {
      stop();
      cleanup?.();
    };
  }, [request, clock]);

  if (!request) return { progress: phase.name === 'done' ? 100 : 0, elapsed: 0, isLate: false };
  const isLate = elapsedMs >= PROGRESS_CURVES[request.mediaType].lateAfterMs;
  return { progress: percent, elapsed: Math.floor(elapsedMs / 1000), isLate };
}
