import { hasIntervals, type BillingInterval, type MoneyBack, type ProratedCredit } from '@product/domain';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Card, LockIcon, ShieldCheckIcon, TextLink } from '../../../components';
import { RichText, useUi } from '../../../i18n';
import type { PendingProps } from '../../../lib/pending-props';
import { cn } from '../../../lib/cn';
import { requireProps } from '../../../lib/explain';
import { CheckoutButton, Line, Lines, PaymentNote } from '../bill';
import { planName, type SubscriptionPlan } from '../../../lib/offers';
import { dueToday, priceText } from '../plan-terms';

export type { SubscriptionPlan } from '../../../lib/offers';

export interface PaymentSummaryProps extends Omit<ComponentProps<'section'>, 'children'>, PendingProps {
  /** The selected plan. */
  plan: SubscriptionPlan;
  /** Billing interval; ignored for a pay-as-you-go plan. */
  interval: BillingInterval;
  /** URL of the terms of service. Without it they are named without a link. */
  termsHref?: string;
  /**
   * How one pays, and other legal statements, below the button.
   * @default the catalogue's, with the link to the terms of service
   */
  terms?: ReactNode;
  /** Money-back guarantee of the business model, if it has one. */
  moneyBack?: MoneyBack;
  /** Credit on a change of interval, if the business model has one. */
  proratedCredit?: ProratedCredit;
  /** Called by the button, once per press, while nothing is pending. Without it the button is not rendered. */
  onConfirm?: () => void;
}

/** The selected plan, the amount due today, and the terms. @public */
export function PaymentSummary({
  plan,
  interval,
  termsHref,
  terms,
  moneyBack,
  proratedCredit,
  onConfirm,
  pending,
  error,
  className,
  ...props
}: PaymentSummaryProps) {
  requireProps('PaymentSummary', { plan });
  const { t, format, Link } = useUi();
  const id = useId();
  const byInterval = hasIntervals(plan);
  return (
    <Card asChild className={cn('ui:grid ui:content-start ui:gap-5', className)}>
      <section data-ui="payment-summary" aria-labelledby={id} {...props}>
        <h2 id={id} className="ui:text-xl ui:font-semibold">
          {t('billing.paymentSummary')}
        </h2>
        <Lines>
          <Line term={t('billing.plan')}>{planName(t, plan)}</Line>
          {byInterval && (
            <Line term={t('billing.billing')}>
              {`${t(`billing.interval.${interval}`)} · ${priceText(plan, interval, t, format)}`}
            </Line>
          )}
          <Line term={t('billing.dueToday')} total>
            {format.price(dueToday(plan, interval))}
          </Line>
        </Lines>
        <CheckoutButton onPress={onConfirm} pending={pending} error={error}>
          {t('billing.confirm')}
        </CheckoutButton>
        <PaymentNote icon={<LockIcon aria-hidden />}>
          {terms ?? (
            <RichText
              text={t(byInterval ? 'billing.subscriptionTerms' : 'billing.creditTerms')}
              components={{
                terms: (label) =>
                  termsHref ? (
                    <TextLink asChild>
                      <Link href={termsHref}>{label}</Link>
                    </TextLink>
                  ) : (
                    label
                  ),
              }}
            />
          )}
        </PaymentNote>
        {byInterval && moneyBack?.intervals.includes(interval) && (
          <PaymentNote icon={<ShieldCheckIcon aria-hidden />}>
            {t('billing.moneyBack', { count: moneyBack.days })}
          </PaymentNote>
        )}
        {byInterval && proratedCredit?.to === interval && (
          <PaymentNote icon={<ShieldCheckIcon aria-hidden />}>{t('billing.proratedCredit')}</PaymentNote>
        )}
      </section>
    </Card>
  );
}
