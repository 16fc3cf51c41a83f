import { safeMediaUrl } from '@product/api-client';
import { mentionsTokens } from '@product/domain';
import type { GenerationPhase, Progress } from '@product/studio';
import type { PreviewState } from '@product/ui';
import { paths } from '../../core/paths';

interface PreviewFacts extends Progress {
  cost: number;
  /** Whether the result is not that of the form's generation. By default it is. */
  isEarlier?: boolean;
  failure?: string | undefined;
}

/** Maps a phase to the preview's state. Only a URL that media may be loaded from is passed on. */
export function toPreviewState(
  phase: GenerationPhase,
  { progress, elapsed, isLate, isQueued, cost, isEarlier = false, failure = '' }: PreviewFacts,
): PreviewState {
  switch (phase.name) {
    case 'idle':
      return { phase: 'idle' };
    case 'generating':
      return { phase: 'generating', progress, elapsed, late: isLate, queued: isQueued };
    case 'done':
      return {
        phase: 'done',
        earlier: isEarlier,
        src: safeMediaUrl(phase.result.mediaUrl),
        mediaType: phase.result.mediaType,
        cost,
      };
    case 'failed':
      return {
        phase: 'failed',
        message: failure,
        buyTokensHref: mentionsTokens(failure) ? paths.pricing : undefined,
      };
  }
}
