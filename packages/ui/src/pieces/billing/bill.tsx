import type { ReactNode } from 'react';
import { Button } from '../../components';
import { useUi } from '../../i18n';
import type { PendingProps } from '../../lib/pending-props';
import { cn } from '../../lib/cn';

/** Definition list of a bill: each line has a term and an amount. */
export function Lines({ children }: { children: ReactNode }) {
  return <dl className="ui:num ui:grid ui:text-sm">{children}</dl>;
}

export interface LineProps {
  term: ReactNode;
  children: ReactNode;
  /**
   * Emphasizes the line as the total.
   * @default false
   */
  total?: boolean;
}

export function Line({ term, children, total = false }: LineProps) {
  return (
    <div
      className={cn(
        'ui:flex ui:flex-wrap ui:items-baseline ui:justify-between ui:gap-x-4 ui:border-t ui:border-line ui:py-3',
        total && 'ui:text-base ui:font-semibold',
      )}
    >
      <dt className={cn(!total && 'ui:text-ink-muted')}>{term}</dt>
      <dd className="ui:text-end">{children}</dd>
    </div>
  );
}

export interface CheckoutButtonProps extends PendingProps {
  /** Label while no checkout is being opened. */
  children: ReactNode;
  onPress?: () => void;
  /**
   * Hides the button on narrow screens, where a `PurchaseBar` has it.
   * @default false
   */
  withBar?: boolean;
}

/** Button that opens the checkout of the payment provider, below the error of the last attempt. */
export function CheckoutButton({
  children,
  onPress,
  pending = false,
  error,
  withBar = false,
}: CheckoutButtonProps) {
  const { t } = useUi();
  if (!error && !onPress) return null;
  return (
    <div className={cn('ui:gap-5', withBar ? 'ui:max-desk:hidden ui:desk:grid' : 'ui:grid')}>
      {error && (
        <p role="alert" className="ui:text-sm ui:text-danger-ink">
          {error}
        </p>
      )}
      {onPress && (
        <Button variant="primary" size="lg" fullWidth loading={pending} onClick={onPress}>
          {pending ? t('billing.openingCheckout') : children}
        </Button>
      )}
    </div>
  );
}

export function PaymentNote({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="ui:flex ui:gap-2 ui:text-xs ui:text-ink-muted ui:[&>svg]:mt-[0.15em] ui:[&>svg]:size-4 ui:[&>svg]:shrink-0">
      {icon}
      <span>{children}</span>
    </p>
  );
}
