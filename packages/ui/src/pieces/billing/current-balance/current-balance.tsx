import type { ComponentProps } from 'react';
import { TokenIcon } from '../../../components';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import { balanceWorth } from '../../../lib/balance-worth';

export interface CurrentBalanceProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Number of tokens. */
  tokens: number;
}

/** The user's token balance before a purchase. @public */
export function CurrentBalance({ tokens, className, ...props }: CurrentBalanceProps) {
  const { t } = useUi();
  return (
    <p
      data-ui="current-balance"
      className={cn(
        'ui:num ui:inline-flex ui:min-h-8 ui:flex-wrap ui:items-center ui:gap-x-1.5 ui:rounded-xs ui:border ui:border-line ui:bg-surface-sunken ui:px-2.5 ui:py-1 ui:text-sm ui:font-medium ui:text-ink-muted',
        className,
      )}
      {...props}
    >
      <TokenIcon aria-hidden className="ui:size-4 ui:text-accent-ink" />
      <span>{t('billing.currentBalance')}</span>
      <span className="ui:text-ink">{t('vocabulary.tokens', { count: tokens })}</span>
      {tokens > 0 && <span className="ui:font-normal">{balanceWorth(t, tokens)}</span>}
    </p>
  );
}
