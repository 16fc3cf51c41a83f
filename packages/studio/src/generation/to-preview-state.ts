import { safeMediaUrl } from '@product/api-client';
import { mentionsTokens } from '@product/domain';
import type { PreviewState } from '@product/ui/preview-panel';
import type { GenerationPhase } from './generation-phase';
import type { Progress } from './generation-store';

export interface PreviewFacts {
  /** Cost of the result in tokens. */
  cost: number;
  /**
   * Whether the result is not that of the form's generation.
   * @default false
   */
  isEarlier?: boolean | undefined;
  /** The text of the failure, if the phase is one. */
  failure?: string | undefined;
  /** URL of the page that sells tokens, linked if the failure is about tokens. */
  buyTokensHref?: string | undefined;
}

/** Maps a phase to the state of `PreviewPanel`. Only a URL that media may be loaded from is passed on. */
export function toPreviewState(
  phase: GenerationPhase,
  { progress, elapsed, isLate, isQueued }: Progress,
  { cost, isEarlier = false, failure = '', buyTokensHref }: PreviewFacts,
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
        buyTokensHref: mentionsTokens(failure) ? buyTokensHref : undefined,
      };
  }
}
