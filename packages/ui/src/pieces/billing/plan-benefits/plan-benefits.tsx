'use client';

import type { Plan } from '@product/domain';
import { useId, type ComponentProps } from 'react';
import { CheckIcon } from '../../../components';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import { benefitTexts } from '../plan-terms';

export interface PlanBenefitsProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Whose benefits are listed. */
  plan: Plan;
}

/** What a plan includes. */
export function PlanBenefits({ plan, className, ...props }: PlanBenefitsProps) {
  const { t, format } = useUi();
  const id = useId();
  return (
    <section
      data-slot="plan-benefits"
      aria-labelledby={id}
      className={cn('ui:grid ui:gap-3', className)}
      {...props}
    >
      <h2 id={id} className="ui:font-medium">
        {t('billing.benefits', { plan: t(`billing.planName.${plan.id}`) })}
      </h2>
      <ul role="list" className="ui:num ui:grid ui:gap-2 ui:text-ink-muted">
        {benefitTexts(plan, t, format).map((text) => (
          <li key={text} className="ui:flex ui:gap-2">
            <CheckIcon aria-hidden className="ui:mt-[0.2em] ui:size-4.5 ui:shrink-0 ui:text-success" />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
