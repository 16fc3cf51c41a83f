import { useId, type ComponentProps } from 'react';
import { Badge, Button, CheckIcon } from '../../../components';
import { RichText, useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import { requireProps } from '../../../lib/explain';
import { packFeature, packName, type Pack } from '../../../lib/offers';
import { pricePerToken } from '../pack-value';

export interface PackCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The pack to show. */
  pack: Pack;
  /** URL of the purchase page. Without it the button is not rendered. */
  href?: string;
  /**
   * Whether the pack has the lowest price per token: adds the 'Best value' badge.
   * @default false
   */
  bestValue?: boolean;
  /**
   * Whether the pack is recommended: its button has the variant `inverse` instead of `outline`.
   * @default false
   */
  recommended?: boolean;
}

/**
 * A token pack: its amount, features and price. The layout depends on the container's width: stacked, a row from 44rem,
 * a column from 64rem.
 * @public
 */
export function PackCard({
  pack,
  href,
  bestValue = false,
  recommended = false,
  className,
  ...props
}: PackCardProps) {
  requireProps('PackCard', { pack });
  const { t, format, Link } = useUi();
  const id = useId();
  const name = packName(t, pack);
  return (
    <article
      data-ui="pack-card"
      aria-labelledby={id}
      className={cn(
        'ui:num ui:grid ui:grid-cols-[1fr_auto] ui:gap-x-6 ui:gap-y-3 ui:p-5 ui:@max-[14rem]:grid-cols-[minmax(0,1fr)]',
        'ui:@min-[44rem]:grid-cols-[1.1fr_1.6fr_11rem] ui:@min-[44rem]:items-center',
        'ui:@min-[64rem]:flex ui:@min-[64rem]:flex-col ui:@min-[64rem]:items-stretch ui:@min-[64rem]:gap-4 ui:@min-[64rem]:px-[clamp(1rem,1.6vw,1.5rem)] ui:@min-[64rem]:py-6',
        className,
      )}
      {...props}
    >
      <div className="ui:grid ui:gap-2 ui:@min-[64rem]:gap-4">
        <div className="ui:flex ui:min-h-6 ui:flex-wrap ui:items-center ui:gap-2 ui:@min-[64rem]:justify-between">
          <h3 id={id} className="ui:font-semibold">
            {name}
          </h3>
          {bestValue && <Badge variant="accent">{t('billing.bestValue')}</Badge>}
        </div>
        <p className="ui:flex ui:flex-wrap ui:items-baseline ui:gap-x-2 ui:@min-[64rem]:block">
          <RichText
            text={t('billing.packAmount', { count: pack.tokens })}
            components={{
              amount: (text) => <span className="ui:text-3xl ui:leading-none ui:font-semibold">{text}</span>,
              unit: (text) => (
                <span className="ui:text-sm ui:text-ink-muted ui:@min-[64rem]:mt-2 ui:@min-[64rem]:block">
                  {text}
                </span>
              ),
            }}
          />
        </p>
      </div>
      <ul
        role="list"
        className="ui:col-span-full ui:grid ui:content-start ui:gap-2 ui:text-sm ui:text-ink-muted ui:@min-[44rem]:col-span-1 ui:@min-[64rem]:flex-1"
      >
        {pack.features.map((feature) => (
          <li key={feature} className="ui:flex ui:gap-2">
            <CheckIcon aria-hidden className="ui:mt-[0.12em] ui:size-4 ui:shrink-0 ui:text-success" />
            <span>{packFeature(t, feature)}</span>
          </li>
        ))}
      </ul>
      <div className="ui:contents ui:@min-[44rem]:grid ui:@min-[44rem]:gap-2 ui:@min-[64rem]:flex ui:@min-[64rem]:flex-col ui:@min-[64rem]:gap-4">
        <p className="ui:col-start-2 ui:row-start-1 ui:grid ui:justify-items-end ui:gap-x-2 ui:text-end ui:@max-[14rem]:col-auto ui:@max-[14rem]:row-auto ui:@max-[14rem]:justify-items-start ui:@max-[14rem]:text-start ui:@min-[44rem]:col-auto ui:@min-[44rem]:row-auto ui:@min-[64rem]:flex ui:@min-[64rem]:flex-wrap ui:@min-[64rem]:items-baseline ui:@min-[64rem]:border-t ui:@min-[64rem]:border-line ui:@min-[64rem]:pt-4 ui:@min-[64rem]:text-start">
          <span className="ui:text-xl ui:font-semibold">{format.price(pack.price)}</span>
          <span className="ui:text-xs ui:text-ink-muted">
            {t('billing.pricePerToken', { price: format.price(pricePerToken(pack)) })}
          </span>
        </p>
        {href && (
          <Button
            asChild
            fullWidth
            variant={recommended ? 'inverse' : 'outline'}
            className="ui:col-span-full"
          >
            <Link href={href}>{t('billing.buyPack', { name })}</Link>
          </Button>
        )}
      </div>
    </article>
  );
}
