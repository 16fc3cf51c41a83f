'use client';

import type { Plan } from '@product/domain';
import { useId, type ComponentProps } from 'react';
import { CheckIcon } from '../../../components';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import { benefitTexts } from '../plan-terms';

export interface PlanBenefitsProps extends Omit<ComponentProps<'section'>, 'children'> {
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
      className={cn('grid gap-3', className)}
      {...props}
    >
      <h2 id={id} className="font-medium">
        {t('billing.benefits', { plan: t(`billing.planName.${plan.id}`) })}
      </h2>
      <ul role="list" className="num grid gap-2 text-ink-muted">
        {benefitTexts(plan, t, format).map((text) => (
          <li key={text} className="flex gap-2">
            <CheckIcon aria-hidden className="mt-[0.2em] size-4.5 shrink-0 text-success" />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
