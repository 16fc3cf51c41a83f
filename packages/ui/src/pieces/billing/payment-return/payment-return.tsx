'use client';

import type { ComponentProps } from 'react';
import { Button, CircleCheckIcon, EmptyState, FrameTilted } from '../../../components';
import { useUi } from '../../../i18n';

/** What was paid for. */
export type Purchase = 'tokens' | 'subscription';

export interface PaymentReturnProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What was, or was not, paid for. */
  purchase: Purchase;
  /** How it ended. */
  outcome: 'paid' | 'cancelled';
  /** Where one goes on; the host may lead there by itself after a while. */
  href: string;
  /**
   * Whether what was paid for has arrived.
   * @default true
   */
  credited?: boolean;
  /** Looks for the credit again, while it has not arrived. */
  onRefresh?: () => void;
  /**
   * It is being looked for.
   * @default false
   */
  refreshing?: boolean;
}

/** The page one comes back to from the payment provider. */
export function PaymentReturn({
  purchase,
  outcome,
  href,
  credited = true,
  onRefresh,
  refreshing = false,
  ...props
}: PaymentReturnProps) {
  const { t, Link } = useUi();
  const paid = outcome === 'paid';
  const waiting = paid && !credited;
  return (
    <EmptyState
      data-slot="payment-return"
      role="status"
      headingLevel={1}
      drawing={
        paid ? (
          <CircleCheckIcon aria-hidden className="ui:size-16 ui:stroke-[1.2] ui:text-success" />
        ) : (
          <FrameTilted />
        )
      }
      title={t(paid ? 'billing.paid.title' : 'billing.cancelled.title')}
      description={t(
        waiting ? 'billing.paid.pending' : paid ? `billing.paid.${purchase}` : 'billing.cancelled.text',
      )}
      action={
        <div className="ui:flex ui:flex-wrap ui:justify-center ui:gap-2">
          <Button asChild variant="ink">
            <Link href={href}>{t(paid ? 'billing.paid.action' : `billing.cancelled.${purchase}`)}</Link>
          </Button>
          {waiting && onRefresh && (
            <Button busy={refreshing} onClick={onRefresh}>
              {t(refreshing ? 'billing.paid.checking' : 'billing.paid.refresh')}
            </Button>
          )}
        </div>
      }
      {...props}
    />
  );
}
