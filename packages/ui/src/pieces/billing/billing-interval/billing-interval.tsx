'use client';

import {
  BILLING_INTERVALS,
  isOneOf,
  yearlySaving,
  type BillingInterval as Interval,
  type Plan,
} from '@product/domain';
import { useId, type ComponentProps } from 'react';
import { Badge, RadioGroup, RadioOption } from '../../../components';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import { priceText } from '../plan-terms';

export interface BillingIntervalProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whose prices are shown. */
  plan: Plan;
  /** Which of the two is chosen. */
  value: Interval;
  /** Called with the other one when a person chooses it. */
  onValueChange?: (interval: Interval) => void;
}

/** Whether one pays by the month or by the year. */
export function BillingInterval({ plan, value, onValueChange, className, ...props }: BillingIntervalProps) {
  const { t, format } = useUi();
  const id = useId();
  const saving = yearlySaving(plan);
  return (
    <div data-slot="billing-interval" className={cn('ui:grid ui:gap-3', className)} {...props}>
      <h2 id={id} className="ui:font-medium">
        {t('billing.billing')}
      </h2>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onValueChange={(interval) => isOneOf(BILLING_INTERVALS, interval) && onValueChange?.(interval)}
      >
        {BILLING_INTERVALS.map((interval) => (
          <RadioOption
            key={interval}
            value={interval}
            label={t(`billing.interval.${interval}`)}
            badge={
              interval === 'year' &&
              saving > 0 && (
                <Badge variant="success">{t('billing.save', { percent: format.percent(saving) })}</Badge>
              )
            }
            end={<span className="ui:font-medium">{priceText(plan, interval, t, format)}</span>}
          />
        ))}
      </RadioGroup>
    </div>
  );
}
