import { useEffect, useState } from 'react';
import { useServices } from '../../app/services';
import { useNotices } from '../../outcomes/use-notices';
import type { GenerationPhase } from './generation-phase';
import { LAWS } from './progress-laws';

/**
 * How far the bar is, in percent: by its medium's law while generating, 100 when done, 0 otherwise. The steps that it
 * passes are told, each once; what was told last is taken back when the generation is over, however it ends.
 */
export function useProgress(phase: GenerationPhase): number {
  const { ticker } = useServices();
  const notices = useNotices();
  const [percent, setPercent] = useState(0);
  const request = phase.name === 'generating' ? phase.request : undefined;

  useEffect(() => {
    if (!request) return;
    const { tickMs, next, steps } = LAWS[request.mediaType];
    const begin = ticker.now();
    let reached = 0;
    let takeBack: (() => void) | undefined;
    setPercent(reached);
    const stop = ticker.every(tickMs, () => {
      const before = reached;
      reached = next(before, ticker.now() - begin, ticker);
      setPercent(reached);
      for (const step of steps(before, reached)) takeBack = notices.videoStep(step);
    });
    return () => {
      stop();
      takeBack?.();
    };
  }, [request, ticker, notices]);

  if (phase.name === 'done') return 100;
  return request ? percent : 0;
}
