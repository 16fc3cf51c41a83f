import type { BillingInterval } from '@product/domain';
import type { ComponentProps } from 'react';
import { RadioGroup, RadioOption } from '../../../components';
import { useUi } from '../../../i18n';
import { planName, type SubscriptionPlan } from '../../../lib/offers';
import { priceText } from '../plan-terms';
import { requireProps } from '../../../lib/explain';

export type { SubscriptionPlan } from '../../../lib/offers';

export interface PlanPickerProps<Id extends string = string> extends Omit<
  ComponentProps<typeof RadioGroup>,
  'value' | 'defaultValue' | 'onValueChange' | 'children'
> {
  /** The plans in display order. */
  plans: readonly SubscriptionPlan<Id>[];
  /** Id of the selected plan. */
  value: Id;
  /** Called with the id of the plan that the user selects. */
  onValueChange?: (plan: Id) => void;
  /** Billing interval of the prices shown. */
  interval: BillingInterval;
}

/** Radio group to select a plan. @public */
export function PlanPicker<Id extends string>({
  plans,
  value,
  onValueChange,
  interval,
  ...props
}: PlanPickerProps<Id>) {
  requireProps('PlanPicker', { plans });
  const { t, format } = useUi();
  return (
    <RadioGroup
      data-ui="plan-picker"
      aria-label={t('billing.plans')}
      value={value}
      onValueChange={(selected) => {
        const plan = plans.find(({ id }) => id === selected);
        if (plan) onValueChange?.(plan.id);
      }}
      {...props}
    >
      {plans.map((plan) => (
        <RadioOption
          key={plan.id}
          value={plan.id}
          label={planName(t, plan)}
          end={<span className="ui:font-medium">{priceText(plan, interval, t, format)}</span>}
        />
      ))}
    </RadioGroup>
  );
}
