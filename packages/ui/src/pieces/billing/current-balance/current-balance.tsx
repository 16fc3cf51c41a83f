'use client';

import type { ComponentProps } from 'react';
import { TokenIcon } from '../../../components';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';

export interface CurrentBalanceProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** How many tokens there are. */
  tokens: number;
}

/** What one has before buying more. */
export function CurrentBalance({ tokens, className, ...props }: CurrentBalanceProps) {
  const { t } = useUi();
  return (
    <p
      data-slot="current-balance"
      className={cn(
        'num inline-flex min-h-8 flex-wrap items-center gap-x-1.5 rounded-xs border border-line bg-surface-sunken px-2.5 text-sm font-medium text-ink-muted',
        className,
      )}
      {...props}
    >
      <TokenIcon aria-hidden className="size-4 text-accent-ink" />
      <span>{t('billing.currentBalance')}</span>
      <span className="text-ink">{t('vocabulary.tokens', { count: tokens })}</span>
    </p>
  );
}
