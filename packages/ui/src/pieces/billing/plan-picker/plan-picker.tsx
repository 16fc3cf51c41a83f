'use client';

import { isOneOf, PLAN_IDS, type BillingInterval, type Plan, type PlanId } from '@product/domain';
import type { ComponentProps } from 'react';
import { RadioGroup, RadioOption } from '../../../components';
import { useUi } from '../../../i18n';
import { priceText } from '../plan-terms';

export interface PlanPickerProps extends Omit<
  ComponentProps<typeof RadioGroup>,
  'value' | 'defaultValue' | 'onValueChange' | 'children'
> {
  /** The plans in display order. */
  plans: readonly Plan[];
  /** Id of the selected plan. */
  value: PlanId;
  /** Called with the id of the plan that the user selects. */
  onValueChange?: (plan: PlanId) => void;
  /** Billing interval of the prices shown. */
  interval: BillingInterval;
}

/** Radio group to select a plan. */
export function PlanPicker({ plans, value, onValueChange, interval, ...props }: PlanPickerProps) {
  const { t, format } = useUi();
  return (
    <RadioGroup
      data-ui="plan-picker"
      aria-label={t('billing.plans')}
      value={value}
      onValueChange={(plan) => isOneOf(PLAN_IDS, plan) && onValueChange?.(plan)}
      {...props}
    >
      {plans.map((plan) => (
        <RadioOption
          key={plan.id}
          value={plan.id}
          label={t(`billing.planName.${plan.id}`)}
          end={<span className="ui:font-medium">{priceText(plan, interval, t, format)}</span>}
        />
      ))}
    </RadioGroup>
  );
}
