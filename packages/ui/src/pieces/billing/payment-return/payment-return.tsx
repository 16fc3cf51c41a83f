import type { ComponentProps } from 'react';
import { Button, CircleCheckIcon, EmptyState, FrameTilted } from '../../../components';
import { useUi } from '../../../i18n';
import { useKeptFocus } from '../../../lib/use-kept-focus';

/** Kind of purchase. */
export type Purchase = 'tokens' | 'subscription';

export interface PaymentReturnProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Kind of purchase that was paid or cancelled. */
  purchase: Purchase;
  /** Result of the checkout. */
  outcome: 'paid' | 'cancelled';
  /** URL of the link to continue. The host may navigate there by itself after a delay. */
  href: string;
  /**
   * Whether the tokens or the subscription have been credited.
   * @default true
   */
  credited?: boolean;
  /** The balance in tokens. With it the page states the balance, instead of what has been credited. */
  balance?: number | undefined;
  /**
   * Called by 'Check again', which is shown while the payment is not credited. Without it the button is not rendered.
   */
  onRefresh?: () => void;
  /**
   * Whether the check is running: the button reads 'Checking...' and ignores presses.
   * @default false
   */
  refreshing?: boolean;
}

/** Result page after the return from the payment provider. @public */
export function PaymentReturn({
  purchase,
  outcome,
  href,
  credited = true,
  balance,
  onRefresh,
  refreshing = false,
  ref,
  ...props
}: PaymentReturnProps) {
  const { t, Link } = useUi();
  const paid = outcome === 'paid';
  const waiting = paid && !credited;
  const kind = balance === undefined ? purchase : 'balance';
  return (
    <EmptyState
      data-ui="payment-return"
      role="status"
      ref={useKeptFocus(ref)}
      headingLevel={1}
      drawing={
        paid ? (
          <CircleCheckIcon aria-hidden size="4em" strokeWidth={1.2} className="ui:text-success" />
        ) : (
          <FrameTilted />
        )
      }
      title={t(paid ? 'billing.paid.title' : 'billing.cancelled.title')}
      description={
        paid
          ? t(waiting ? `billing.paid.pending.${kind}` : `billing.paid.${kind}`, {
              tokens: t('vocabulary.tokens', { count: balance ?? 0 }),
            })
          : t('billing.cancelled.text')
      }
      action={
        <div className="ui:flex ui:flex-wrap ui:justify-center ui:gap-2">
          <Button asChild variant="inverse">
            <Link href={href}>{t(paid ? 'billing.paid.action' : `billing.cancelled.${purchase}`)}</Link>
          </Button>
          {waiting && onRefresh && (
            <Button loading={refreshing} onClick={onRefresh}>
              {t(refreshing ? 'billing.paid.checking' : 'billing.paid.refresh')}
            </Button>
          )}
        </div>
      }
      {...props}
    />
  );
}
