import type { MediaType } from '@product/domain';
import { useUi } from '../../../i18n';
import { balanceWorth } from '../../../lib/balance-worth';
import { packName, type Pack } from '../../../lib/offers';
import { BuyTokensLink } from '../note';

const BALANCE_AFTER = { image: 'generator.balanceAfterImage', video: 'generator.balanceAfterVideo' } as const;

interface BalanceLineProps {
  mediaType: MediaType;
  cost: number;
  tokens: number;
  short: boolean | undefined;
  coveringPack: Pack | undefined;
  buyTokensHref: string | undefined;
}

/** The balance, what it is worth and the rest after the generation; or what is missing, and a link to buy it. */
export function BalanceLine({
  mediaType,
  cost,
  tokens,
  short = tokens < cost,
  coveringPack,
  buyTokensHref,
}: BalanceLineProps) {
  const { t, format } = useUi();
  return (
    <p className="ui:num ui:flex ui:flex-wrap ui:justify-between ui:gap-x-3 ui:text-xs ui:text-ink-muted">
      <span>{t('generator.balance', { tokens: t('vocabulary.tokens', { count: tokens }) })}</span>
      {short && (
        <span>{t('generator.short', { tokens: t('vocabulary.tokens', { count: cost - tokens }) })}</span>
      )}
      {short && buyTokensHref && (
        <span className={coveringPack && 'ui:w-full'}>
          {coveringPack && (
            <span>{`${t('generator.packCovers', { pack: packName(t, coveringPack) })} · `}</span>
          )}
          <BuyTokensLink href={buyTokensHref} />
        </span>
      )}
      {cost > 0 && tokens >= cost && (
        <>
          <span>{t(BALANCE_AFTER[mediaType], { tokens: format.number(tokens - cost) })}</span>
          <span className="ui:w-full ui:max-desk:hidden">{balanceWorth(t, tokens)}</span>
        </>
      )}
    </p>
  );
}
