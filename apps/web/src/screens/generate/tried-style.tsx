import type { GenerationRequest } from '@product/api-client';
import { gateReason, type Style } from '@product/domain';
import {
  toPreviewState,
  useGeneration,
  useProgress,
  useResults,
  type GenerationPhase,
  type SessionResult,
} from '@product/studio';
import { SimilarStyle } from '@product/ui';
import { useServices } from '../../core/services';
import { useFailureText } from '../../core/feedback/use-failure-text';
import { paths } from '../../core/paths';

export interface TriedStyleProps {
  /** The result that is tried in another style. */
  original: SessionResult;
  style: Style;
  cost: number;
  /** Whether the user has generation access. */
  access: boolean;
  onShow: (result: SessionResult) => void;
}

/** One of the places under a result: a press generates there, and the result joins those of the session. */
export function TriedStyle({ original, style, cost, access, onShow }: TriedStyleProps) {
  const { generations, results, notifications } = useServices();
  const variationOf = original.result.mediaUrl;
  const variation = { of: variationOf, style };
  const { phase, start, cancel } = useGeneration(generations, variation);
  const progress = useProgress(generations, variation);
  const failure = useFailureText('generation.create', phase.name === 'failed' ? phase.error : null);
  const tried = useResults(results).find(
    (one) => one.variationOf === variationOf && one.request.style === style,
  );
  const request: GenerationRequest = { ...original.request, style };
  const shownPhase: GenerationPhase = tried ? { name: 'done', ...tried } : phase;

  return (
    <SimilarStyle
      pictureStyle={style}
      prompt={request.prompt}
      mediaType={request.mediaType}
      cost={cost}
      state={toPreviewState(shownPhase, progress, { cost, failure, buyTokensHref: paths.pricing })}
      onTry={() => {
        const reason = gateReason(request, access);
        if (reason) {
          notifications.blocked(reason);
          return;
        }
        start(request);
      }}
      onCancel={cancel}
      onView={tried && (() => onShow(tried))}
    />
  );
}
