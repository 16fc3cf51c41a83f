'use client';

import type { MediaType } from '@product/domain';
import { useUi } from '../../../i18n';
import { BuyTokensLink } from '../note';

const AFTER = { image: 'generator.balanceAfterImage', video: 'generator.balanceAfterVideo' } as const;

interface BalanceLineProps {
  mediaType: MediaType;
  cost: number;
  tokens: number;
  buyTokensHref: string | undefined;
}

/** The balance and the rest after the generation, or a link to buy tokens if the balance is too low. */
export function BalanceLine({ mediaType, cost, tokens, buyTokensHref }: BalanceLineProps) {
  const { t, format } = useUi();
  return (
    <p className="ui:num ui:flex ui:flex-wrap ui:justify-between ui:gap-x-3 ui:text-xs ui:text-ink-muted">
      <span>{t('generator.balance', { tokens: t('vocabulary.tokens', { count: tokens }) })}</span>
      {tokens < cost && <BuyTokensLink href={buyTokensHref} />}
      {cost > 0 && tokens >= cost && (
        <span>{t(AFTER[mediaType], { tokens: format.number(tokens - cost) })}</span>
      )}
    </p>
  );
}
