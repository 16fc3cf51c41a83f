import type { GenerationRequest } from '@product/api-client';
import { gateReason, type Style } from '@product/domain';
import { useGeneration, useResults, type GenerationPhase, type SessionResult } from '@product/studio';
import { SimilarStyle } from '@product/ui';
import { useServices } from '../../core/services';
import { useUnloadQuestion } from '../../core/use-unload-question';
import { useFailureText } from '../../core/feedback/use-failure-text';
import { useNotifications } from '../../core/feedback/use-notifications';
import { toPreviewState } from './to-preview-state';

export interface TriedStyleProps {
  /** The result that is tried in another style. */
  original: SessionResult;
  style: Style;
  cost: number;
  /** Whether the user has generation access. */
  access: boolean;
  onShow: (result: SessionResult) => void;
  /** Called when a generation starts here. */
  onStart: () => void;
}

/** One of the places under a result: a press generates there, and the result joins those of the session. */
export function TriedStyle({ original, style, cost, access, onShow, onStart }: TriedStyleProps) {
  const { clock, results } = useServices();
  const notifications = useNotifications();
  const variationOf = original.result.mediaUrl;
  const { phase, start, cancel, ...progress } = useGeneration({
    clock,
    onVideoStep: notifications.videoStep,
    onResult: (result, request) => results.add({ result, request, variationOf }),
  });
  const failure = useFailureText('generation.create', phase.name === 'failed' ? phase.error : null);
  const variation = useResults(results).find(
    (one) => one.variationOf === variationOf && one.request.style === style,
  );
  const request: GenerationRequest = { ...original.request, style };
  const shownPhase: GenerationPhase = variation ? { name: 'done', ...variation } : phase;
  useUnloadQuestion(phase.name === 'generating');

  return (
    <SimilarStyle
      pictureStyle={style}
      prompt={request.prompt}
      mediaType={request.mediaType}
      cost={cost}
      state={toPreviewState(shownPhase, { ...progress, cost, failure })}
      onTry={() => {
        const reason = gateReason(request, access);
        if (reason) {
          notifications.blocked(reason);
          return;
        }
        start(request);
        onStart();
      }}
      onCancel={cancel}
      onView={variation && (() => onShow(variation))}
    />
  );
}
