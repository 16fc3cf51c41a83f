import type { ComponentProps } from 'react';
import { Button } from '../../../components';
import { useUi } from '../../../i18n';
import type { PendingProps } from '../../../lib/pending-props';
import { cn } from '../../../lib/cn';
import { requireProps } from '../../../lib/explain';
import { packName, type Pack } from '../../../lib/offers';

export type { Pack } from '../../../lib/offers';

export interface PurchaseBarProps extends Omit<ComponentProps<'div'>, 'children'>, PendingProps {
  /** The selected pack. */
  pack: Pack;
  /** Called by the button, once per press, while nothing is pending. Without it the button is not rendered. */
  onPurchase?: () => void;
}

/**
 * Total and purchase button in a bar at the lower edge of its container, within reach of the thumb: sticky on narrow
 * screens, hidden from the `desk` breakpoint on, where the summary is beside the packs. In windows lower than 30rem it
 * is not sticky.
 * @public
 */
export function PurchaseBar({
  pack,
  onPurchase,
  pending = false,
  error,
  className,
  ...props
}: PurchaseBarProps) {
  requireProps('PurchaseBar', { pack });
  const { t, format } = useUi();
  return (
    <div
      data-ui="purchase-bar"
      className={cn(
        'ui:num ui:grid ui:gap-2 ui:border-t ui:border-line ui:bg-surface-raised ui:px-gutter ui:text-ink ui:pt-3 ui:pb-[calc(0.75rem+env(safe-area-inset-bottom))] ui:[box-shadow:0_-8px_24px_-16px_var(--ui-overlay)] ui:desk:hidden',
        'ui:tall:sticky ui:tall:bottom-0 ui:tall:z-20',
        className,
      )}
      {...props}
    >
      {error && (
        <p role="alert" className="ui:text-sm ui:text-danger-ink">
          {error}
        </p>
      )}
      <div className="ui:flex ui:flex-wrap ui:items-center ui:gap-x-4 ui:gap-y-2">
        <p className="ui:grid ui:min-w-0 ui:flex-1">
          <span className="ui:text-xl ui:leading-tight ui:font-semibold">{format.price(pack.price)}</span>{' '}
          <span className="ui:text-xs ui:text-ink-muted">
            <span>{`${t('billing.packLine', { name: packName(t, pack) })} · `}</span>
            <span className="ui:inline-block">{t('vocabulary.tokens', { count: pack.tokens })}</span>
          </span>
        </p>
        {onPurchase && (
          <Button variant="primary" size="lg" loading={pending} onClick={onPurchase}>
            {t(pending ? 'billing.openingCheckout' : 'billing.purchase')}
          </Button>
        )}
      </div>
    </div>
  );
}
