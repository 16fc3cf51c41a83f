import { safeMediaUrl } from '@product/api-client';
import type { GenerationPhase } from '@product/studio';
import type { PreviewState } from '@product/ui';
import { paths } from '../../core/paths';
import { mentionsTokens } from '../../core/feedback/failure-text';

/** Maps a phase to the preview's state. Only a URL that media may be loaded from is passed on. */
export function toPreviewState(
  phase: GenerationPhase,
  { progress, cost, failure = '' }: { progress: number; cost: number; failure?: string | undefined },
): PreviewState {
  switch (phase.name) {
    case 'idle':
      return { phase: 'idle' };
    case 'generating':
      return { phase: 'generating', progress };
    case 'done':
      return {
        phase: 'done',
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
