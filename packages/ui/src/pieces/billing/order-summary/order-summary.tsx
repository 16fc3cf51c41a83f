import { useId, type ComponentProps, type ReactNode } from 'react';
import { ArrowForwardIcon, Card, LockIcon } from '../../../components';
import { useUi } from '../../../i18n';
import type { PendingProps } from '../../../lib/pending-props';
import { cn } from '../../../lib/cn';
import { requireProps } from '../../../lib/explain';
import { CheckoutButton, Line, Lines, PaymentNote } from '../bill';
import { packName, type Pack } from '../../../lib/offers';
import { pricePerToken } from '../pack-value';

export type { Pack } from '../../../lib/offers';

export interface OrderSummaryProps extends Omit<ComponentProps<'section'>, 'children'>, PendingProps {
  /** The selected pack. */
  pack: Pack;
  /** Number of tokens before the purchase. */
  balance: number;
  /** Called by the button, once per press, while nothing is pending. Without it the button is not rendered. */
  onPurchase?: () => void;
  /**
   * Whether the page has a `PurchaseBar`. On narrow screens, where the bar is shown, the summary has no button.
   * @default false
   */
  withBar?: boolean;
  /**
   * How one pays, and other legal statements, below the button.
   * @default the catalogue's
   */
  terms?: ReactNode;
}

/** The selected pack, its price, and the balance before and after the purchase. @public */
export function OrderSummary({
  pack,
  balance,
  onPurchase,
  pending,
  error,
  withBar = false,
  terms,
  className,
  ...props
}: OrderSummaryProps) {
  requireProps('OrderSummary', { pack });
  const { t, format } = useUi();
  const id = useId();
  return (
    <Card asChild className={cn('ui:grid ui:content-start ui:gap-5', className)}>
      <section data-ui="order-summary" aria-labelledby={id} {...props}>
        <h2 id={id} className="ui:text-xl ui:font-semibold">
          {t('billing.orderSummary')}
        </h2>
        <div className="ui:num ui:flex ui:flex-wrap ui:items-center ui:gap-3 ui:rounded-md ui:bg-surface-sunken ui:p-4">
          <Amount label={t('billing.currentBalance')}>{format.number(balance)}</Amount>
          <ArrowForwardIcon aria-hidden className="ui:size-5 ui:text-ink-faint" />
          <Amount label={t('billing.afterPurchase')}>{format.number(balance + pack.tokens)}</Amount>
        </div>
        <Lines>
          <Line term={t('billing.packLine', { name: packName(t, pack) })}>
            {t('vocabulary.tokens', { count: pack.tokens })}
          </Line>
          <Line term={t('billing.pricePerTokenRow')}>{format.price(pricePerToken(pack))}</Line>
          <Line term={t('billing.total')} total>
            {format.price(pack.price)}
          </Line>
        </Lines>
        <CheckoutButton onPress={onPurchase} pending={pending} error={error} withBar={withBar}>
          {t('billing.purchase')}
        </CheckoutButton>
        <PaymentNote icon={<LockIcon aria-hidden />}>{terms ?? t('billing.purchaseNote')}</PaymentNote>
      </section>
    </Card>
  );
}

function Amount({ label, children }: { label: string; children: string }) {
  return (
    <p className="ui:grid ui:flex-1 ui:justify-items-center ui:text-center">
      <span className="ui:max-w-full ui:text-xl ui:font-semibold ui:wrap-anywhere">{children}</span>
      <span className="ui:text-xs ui:text-ink-muted">{label}</span>
    </p>
  );
}
