'use client';

import { TOKEN_COST, type GeneratorChoices } from '@product/domain';
import { RichText, useUi } from '../../../i18n';
import { ResultActions, type ResultActionsProps } from '../result-actions';
import type { PreviewIn } from './preview-state';

export interface PreviewResultProps extends ResultActionsProps {
  choices: GeneratorChoices;
  state: PreviewIn<'done'>;
}

/** What the result is and what one can do with it. */
export function PreviewResult({ choices, state, ...actions }: PreviewResultProps) {
  const { t } = useUi();
  const { mediaType = choices.mediaType, cost = TOKEN_COST[mediaType] } = state;
  const meta = t('generator.resultMeta', {
    ratio: `<bdi>${choices.aspectRatio}</bdi>`,
    quality: t(`vocabulary.quality.${choices.quality}`),
    cost: cost > 0 ? t('vocabulary.tokens', { count: cost }) : t('generator.free'),
  });

  return (
    <div data-slot="preview-result" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <div className="grid min-w-0 gap-px">
        <p className="font-semibold text-ink">{t(`vocabulary.style.${choices.style}`)}</p>
        <p className="num text-sm text-ink-muted">
          <RichText text={meta} marks={{ bdi: (words) => <bdi>{words}</bdi> }} />
        </p>
      </div>
      <ResultActions {...actions} />
    </div>
  );
}
