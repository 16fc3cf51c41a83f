'use client';

import { PreviewPanel, type PreviewPanelProps } from '@product/ui/preview-panel';
import type { GenerationPhase } from '../generation/generation-phase';
import type { GenerationStore } from '../generation/generation-store';
import { toPreviewState, type PreviewFacts } from '../generation/to-preview-state';
import { useProgress } from '../generation/use-generation';

export interface GenerationPreviewProps extends Omit<PreviewPanelProps, 'state'>, PreviewFacts {
  generations: GenerationStore;
  /** The phase that is shown: that of the form's generation, or an earlier result. */
  phase: GenerationPhase;
}

/** `PreviewPanel` of the form's generation. A component of its own, because nothing around it renders at a tick. @beta */
export function GenerationPreview({
  generations,
  phase,
  cost,
  isEarlier,
  failure,
  buyTokensHref,
  ...props
}: GenerationPreviewProps) {
  const progress = useProgress(generations);
  const state = toPreviewState(phase, progress, { cost, isEarlier, failure, buyTokensHref });
  return <PreviewPanel state={state} {...props} />;
}
