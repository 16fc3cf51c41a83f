import {
  BILLING_INTERVALS,
  isOneOf,
  yearlySaving,
  yearlySavingPounds,
  type BillingInterval as Interval,
  type BusinessModel,
} from '@product/domain';
import { useId, type ComponentProps } from 'react';
import { Badge, RadioGroup, RadioOption } from '../../../components';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import { requireProps } from '../../../lib/explain';
import type { SubscriptionPlan } from '../../../lib/offers';
import { priceText } from '../plan-terms';

export type { SubscriptionPlan } from '../../../lib/offers';

export interface BillingIntervalProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The plan whose prices are shown. */
  plan: SubscriptionPlan;
  /** The selected interval. */
  value: Interval;
  /** Called with the other interval when the user selects it. */
  onValueChange?: (interval: Interval) => void;
  /**
   * Message key, below `billing.`, of the yearly saving. The business model defines it.
   * @default 'save.about'
   */
  wording?: BusinessModel['wording']['yearlySaving'];
}

/** Choice between monthly and yearly billing, with the saving of a year. @public */
export function BillingInterval({
  plan,
  value,
  onValueChange,
  wording = 'save.about',
  className,
  ...props
}: BillingIntervalProps) {
  requireProps('BillingInterval', { plan });
  const { t, format } = useUi();
  const id = useId();
  const saving = yearlySaving(plan);
  return (
    <div data-ui="billing-interval" className={cn('ui:grid ui:gap-3', className)} {...props}>
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
                <Badge variant="success">
                  {t(`billing.${wording}`, {
                    percent: format.percent(saving),
                    amount: format.price(yearlySavingPounds(plan)),
                  })}
                </Badge>
              )
            }
            end={<span className="ui:font-medium">{priceText(plan, interval, t, format)}</span>}
          />
        ))}
      </RadioGroup>
    </div>
  );
}
