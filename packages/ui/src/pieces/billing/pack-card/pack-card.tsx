'use client';

import type { TokenPack } from '@product/domain';
import { useId, type ComponentProps } from 'react';
import { Badge, Button, CheckIcon } from '../../../components';
import { RichText, useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import { pricePerToken } from '../pack-value';

export interface PackCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  pack: TokenPack;
  /** Where the pack is bought. Without it there is no button. */
  href?: string;
  /**
   * Marks it as the pack whose tokens cost least.
   * @default false
   */
  bestValue?: boolean;
  /**
   * Marks it as the one most people should take: its button is the loud one.
   * @default false
   */
  recommended?: boolean;
}

/** A pack of tokens: how many, what it includes, what it costs. A column where there is room, else a row. */
export function PackCard({
  pack,
  href,
  bestValue = false,
  recommended = false,
  className,
  ...props
}: PackCardProps) {
  const { t, format, Link } = useUi();
  const id = useId();
  const name = t(`billing.packName.${pack.id}`);
  return (
    <article
      data-slot="pack-card"
      aria-labelledby={id}
      className={cn(
        'num grid grid-cols-[1fr_auto] gap-x-6 gap-y-3 p-5',
        '@min-[44rem]:grid-cols-[1.1fr_1.6fr_auto] @min-[44rem]:items-center',
        '@min-[64rem]:flex @min-[64rem]:flex-col @min-[64rem]:items-stretch @min-[64rem]:gap-4 @min-[64rem]:px-[clamp(1rem,1.6vw,1.5rem)] @min-[64rem]:py-6',
        className,
      )}
      {...props}
    >
      <div className="grid gap-2 @min-[64rem]:gap-4">
        <div className="flex min-h-6 flex-wrap items-center gap-2 @min-[64rem]:justify-between">
          <h3 id={id} className="font-semibold">
            {name}
          </h3>
          {bestValue && <Badge variant="accent">{t('billing.bestValue')}</Badge>}
        </div>
        <p className="flex items-baseline gap-2 @min-[64rem]:block">
          <RichText
            text={t('billing.packAmount', { count: pack.tokens })}
            marks={{
              amount: (words) => <span className="text-3xl leading-none font-semibold">{words}</span>,
              unit: (words) => (
                <span className="text-sm text-ink-muted @min-[64rem]:mt-2 @min-[64rem]:block">{words}</span>
              ),
            }}
          />
        </p>
      </div>
      <ul
        role="list"
        className="col-span-full grid content-start gap-2 text-sm text-ink-muted @min-[44rem]:col-span-1 @min-[64rem]:flex-1"
      >
        {pack.features.map((feature) => (
          <li key={feature} className="flex gap-2">
            <CheckIcon aria-hidden className="mt-[0.12em] size-4 shrink-0 text-success" />
            {t(`billing.packFeature.${feature}`)}
          </li>
        ))}
      </ul>
      <div className="contents @min-[44rem]:grid @min-[44rem]:gap-2 @min-[64rem]:flex @min-[64rem]:flex-col @min-[64rem]:gap-4">
        <p className="col-start-2 row-start-1 grid justify-items-end gap-x-2 @min-[44rem]:col-auto @min-[44rem]:row-auto @min-[64rem]:flex @min-[64rem]:flex-wrap @min-[64rem]:items-baseline @min-[64rem]:border-t @min-[64rem]:border-line @min-[64rem]:pt-4">
          <span className="text-xl font-semibold">{format.price(pack.price)}</span>
          <span className="text-xs text-ink-muted">
            {t('billing.pricePerToken', { price: format.price(pricePerToken(pack)) })}
          </span>
        </p>
        {href && (
          <Button asChild block variant={recommended ? 'ink' : 'line'} className="col-span-full">
            <Link href={href}>{t('billing.buyPack', { name })}</Link>
          </Button>
        )}
      </div>
    </article>
  );
}
