import type { ComponentProps } from 'react';
import { PlusIcon, TokenIcon } from '../../../components/icons';
import { Tooltip } from '../../../components/tooltip';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';

export interface TokenBalanceProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Number of tokens. */
  tokens: number;
  /** URL of the page that sells tokens. Without it the '+' link is not rendered. */
  buyHref?: string;
}

/** The user's token balance with a link to buy more. @public */
export function TokenBalance({ tokens, buyHref, className, ...props }: TokenBalanceProps) {
  const { t, Link } = useUi();
  const balance = t('vocabulary.tokens', { count: tokens });
  return (
    <div
      data-ui="token-balance"
      className={cn(
        'ui:inline-flex ui:fallback:max-w-full ui:fallback:shrink-0 ui:min-h-10 ui:items-stretch ui:rounded-sm ui:border ui:border-line ui:bg-surface-raised ui:text-sm ui:font-medium ui:text-ink ui:max-desk:min-h-11',
        className,
      )}
      {...props}
    >
      <span
        className={cn(
          'ui:flex ui:min-w-0 ui:items-center ui:gap-1.5 ui:ps-3',
          buyHref === undefined ? 'ui:pe-3' : 'ui:pe-2',
        )}
      >
        <TokenIcon className="ui:text-accent-ink" />
        {/* Two lines rather than a number that is cut. */}
        <span className="ui:num ui:line-clamp-2 ui:leading-tight ui:wrap-break-word" title={balance}>
          {balance}
        </span>
      </span>
      {buyHref !== undefined && (
        <Tooltip content={t('account.buyTokens')} isLabel>
          <Link
            href={buyHref}
            aria-label={t('account.buyTokens')}
            className="ui:-my-px ui:grid ui:w-9 ui:shrink-0 ui:place-items-center ui:rounded-e-sm ui:border-s ui:border-line ui:text-ink-muted ui:transition-colors ui:duration-fast ui:hover:bg-surface-hover ui:hover:text-ink ui:max-desk:w-11"
          >
            <PlusIcon aria-hidden className="ui:size-4.5" />
          </Link>
        </Tooltip>
      )}
    </div>
  );
}
