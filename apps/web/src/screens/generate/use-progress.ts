import {
  IMAGE_TICK_MS,
  nextImageProgress,
  nextVideoProgress,
  VIDEO_TICK_MS,
  type MediaType,
} from '@product/domain';
import { useEffect, useState } from 'react';
import { useServices } from '../../app/services';
import type { Ticker } from '../../lib/ticker';
import type { GenerationPhase } from './generation-phase';

interface ProgressLaw {
  tickMs: number;
  next: (percent: number, elapsedMs: number, ticker: Ticker) => number;
}

const LAWS: Record<MediaType, ProgressLaw> = {
  image: {
    tickMs: IMAGE_TICK_MS,
    next: (percent, _elapsedMs, { chance }) => nextImageProgress(percent, chance()),
  },
  video: { tickMs: VIDEO_TICK_MS, next: (percent, elapsedMs) => nextVideoProgress(percent, elapsedMs) },
};

/** How far the bar is, in percent: by its medium's law while generating, 100 when done, 0 otherwise. */
export function useProgress(phase: GenerationPhase): number {
  const { ticker } = useServices();
  const [percent, setPercent] = useState(0);
  const request = phase.name === 'generating' ? phase.request : undefined;

  useEffect(() => {
    if (!request) return;
    const { tickMs, next } = LAWS[request.mediaType];
    const begin = ticker.now();
    setPercent(0);
    return ticker.every(tickMs, () => {
      const elapsed = ticker.now() - begin;
      setPercent((reached) => next(reached, elapsed, ticker));
    });
  }, [request, ticker]);

  if (phase.name === 'done') return 100;
  return request ? percent : 0;
}
