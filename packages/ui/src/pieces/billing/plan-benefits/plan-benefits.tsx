import type { ComponentProps } from 'react';
import { useUi } from '../../../i18n';
import { BenefitList } from '../benefit-list';
import { planName, type SubscriptionPlan } from '../../../lib/offers';
import { benefitTexts } from '../plan-terms';
import { requireProps } from '../../../lib/explain';

export type { SubscriptionPlan } from '../../../lib/offers';

export interface PlanBenefitsProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The plan whose benefits are listed. */
  plan: SubscriptionPlan;
}

/** List of what a plan includes. @public */
export function PlanBenefits({ plan, ...props }: PlanBenefitsProps) {
  requireProps('PlanBenefits', { plan });
  const { t, format } = useUi();
  return (
    <BenefitList
      data-ui="plan-benefits"
      title={t('billing.benefits', { plan: planName(t, plan) })}
      benefits={benefitTexts(plan, t, format)}
      {...props}
    />
  );
}
