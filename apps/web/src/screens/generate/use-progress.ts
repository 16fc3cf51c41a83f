import { useEffect, useState } from 'react';
import { useServices } from '../../core/services';
import { useNotifications } from '../../core/feedback/use-notifications';
import type { GenerationPhase } from './generation-phase';
import { PROGRESS_CURVES } from './progress-curves';

/**
 * The progress in percent: by the curve of the media type while generating, 100 when done, 0 otherwise. Each step that
 * the progress passes is announced once. The last announcement is removed when the generation ends, however it ends.
 */
export function useProgress(phase: GenerationPhase): number {
  const { clock } = useServices();
  const notifications = useNotifications();
  const [percent, setPercent] = useState(0);
  const request = phase.name === 'generating' ? phase.request : undefined;

  useEffect(() => {
    if (!request) return;
    const { tickMs, next, steps } = PROGRESS_CURVES[request.mediaType];
    const begin = clock.now();
    let reached = 0;
    let takeBack: (() => void) | undefined;
    setPercent(reached);
    const stop = clock.every(tickMs, () => {
      const before = reached;
      reached = next(before, clock.now() - begin, clock);
      setPercent(reached);
      for (const step of steps(before, reached)) takeBack = notifications.videoStep(step);
    });
    return () => {
      stop();
      takeBack?.();
    };
  }, [request, clock, notifications]);

  if (phase.name === 'done') return 100;
  return request ? percent : 0;
}
