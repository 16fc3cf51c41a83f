'use client';

import type { ComponentProps } from 'react';
import { PlusIcon, TokenIcon } from '../../../components/icons';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';

export interface TokenBalanceProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** How many tokens there are. */
  tokens: number;
  /** Where more are bought. */
  buyHref: string;
}

/** How many tokens one has, and the way to more. */
export function TokenBalance({ tokens, buyHref, className, ...props }: TokenBalanceProps) {
  const { t, Link } = useUi();
  const words = t('vocabulary.tokens', { count: tokens });
  return (
    <div
      data-slot="token-balance"
      className={cn(
        'inline-flex h-10 min-w-0 items-stretch rounded-sm border border-line bg-surface-raised text-sm font-medium max-desk:h-11',
        className,
      )}
      {...props}
    >
      <span className="flex min-w-0 items-center gap-1.5 ps-3 pe-2">
        <TokenIcon className="text-accent-ink" />
        <span className="num truncate" title={words}>
          {words}
        </span>
      </span>
      <Link
        href={buyHref}
        aria-label={t('account.buyTokens')}
        className="grid w-9 shrink-0 place-items-center rounded-e-[9px] border-s border-line text-ink-muted transition-colors duration-fast hover:bg-surface-hover hover:text-ink max-desk:w-11"
      >
        <PlusIcon aria-hidden className="size-4.5" />
      </Link>
    </div>
  );
}
