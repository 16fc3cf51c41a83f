import { safeMediaUrl } from '@product/api-client';
import type { PreviewState } from '@product/ui';
import type { GenerationPhase } from './generation-phase';

/** What the frame shows of a phase. Only an address that may be loaded reaches it. */
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
      return { phase: 'failed', message: failure };
  }
}
