import { TOKEN_COST, type GeneratorChoices } from '@product/domain';
import { RichText, useUi } from '../../../i18n';
import { ResultActions, type ResultCallbacks } from '../result-actions/result-actions';
import type { PreviewIn } from './preview-state';

export interface PreviewResultProps extends ResultCallbacks {
  choices: GeneratorChoices;
  state: PreviewIn<'done'>;
}

export function PreviewResult({ choices, state, ...actions }: PreviewResultProps) {
  const { t } = useUi();
  const { mediaType = choices.mediaType, cost = TOKEN_COST[mediaType] } = state;
  const meta = t('generator.resultMeta', {
    ratio: `<bdi>${choices.aspectRatio}</bdi>`,
    quality: t(`vocabulary.quality.${choices.quality}`),
    cost: cost > 0 ? t('vocabulary.tokens', { count: cost }) : t('generator.free'),
  });

  return (
    <div data-ui="preview-result" className="ui:grid ui:gap-3">
      <div className="ui:grid ui:min-w-0 ui:gap-1 ui:text-sm">
        <p dir="auto" className="ui:line-clamp-2 ui:wrap-anywhere ui:text-ink">
          {choices.prompt}
        </p>
        <p className="ui:num ui:flex ui:flex-wrap ui:gap-x-3 ui:text-ink-muted">
          <span className="ui:font-semibold ui:text-ink">{t(`vocabulary.style.${choices.style}`)}</span>
          <span>
            <RichText text={meta} components={{ bdi: (children) => <bdi>{children}</bdi> }} />
          </span>
        </p>
      </div>
      <ResultActions {...actions} />
    </div>
  );
}
