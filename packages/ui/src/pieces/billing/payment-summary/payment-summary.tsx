'use client';

import {
  hasIntervals,
  type BillingInterval,
  type MoneyBack,
  type Plan,
  type ProratedCredit,
} from '@product/domain';
import { useId, type ComponentProps } from 'react';
import { Card, LockIcon, ShieldCheckIcon, TextLink } from '../../../components';
import { RichText, useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import { CheckoutButton, Line, Lines, PaymentNote } from '../bill';
import { dueToday, priceText } from '../plan-terms';

export interface PaymentSummaryProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** What one subscribes to. */
  plan: Plan;
  /** How often it is paid; of no matter for a plan that is paid by use. */
  interval: BillingInterval;
  /** Where the terms are read. Without it they are named, not linked. */
  termsHref?: string;
  /** A guarantee, where the reading gives one. */
  moneyBack?: MoneyBack;
  /** What is credited on a change of interval, where the reading credits something. */
  proratedCredit?: ProratedCredit;
  /** Called by the button, once for each press while nothing is pending. */
  onConfirm?: () => void;
  /**
   * The checkout is being opened: the button waits.
   * @default false
   */
  pending?: boolean;
  /** Why the last attempt failed. */
  error?: string;
}

/** What one subscribes to, what is due, and on which terms. */
export function PaymentSummary({
  plan,
  interval,
  termsHref,
  moneyBack,
  proratedCredit,
  onConfirm,
  pending = false,
  error,
  className,
  ...props
}: PaymentSummaryProps) {
  const { t, format, Link } = useUi();
  const id = useId();
  const byInterval = hasIntervals(plan);
  return (
    <Card asChild className={cn('ui:grid ui:content-start ui:gap-5', className)}>
      <section data-slot="payment-summary" aria-labelledby={id} {...props}>
        <h2 id={id} className="ui:text-xl ui:font-semibold">
          {t('billing.paymentSummary')}
        </h2>
        <Lines>
          <Line term={t('billing.plan')}>{t(`billing.planName.${plan.id}`)}</Line>
          {byInterval && (
            <Line term={t('billing.billing')}>
              {t(`billing.interval.${interval}`)} · {priceText(plan, interval, t, format)}
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
          <RichText
            text={t(byInterval ? 'billing.subscriptionTerms' : 'billing.creditTerms')}
            marks={{
              terms: (words) =>
                termsHref ? (
                  <TextLink asChild>
                    <Link href={termsHref}>{words}</Link>
                  </TextLink>
                ) : (
                  words
                ),
            }}
          />
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
