import type { TrialTerms } from '@product/domain';
import type { ComponentProps } from 'react';
import { useUi } from '../../../i18n';
import { BenefitList } from '../benefit-list';
import { trialTexts } from '../plan-terms';
import { requireProps } from '../../../lib/explain';

export interface TrialBenefitsProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The trial of the business model. */
  trial: TrialTerms;
}

/** List of what the free trial includes, for a business model with a trial. @public */
export function TrialBenefits({ trial, ...props }: TrialBenefitsProps) {
  requireProps('TrialBenefits', { trial });
  const { t } = useUi();
  return (
    <BenefitList
      data-ui="trial-benefits"
      title={t('billing.trial', { count: trial.days })}
      benefits={trialTexts(trial, t)}
      {...props}
    />
  );
}
