'use client';

import { TOKEN_COST, VIDEO_PRICE_LIST } from '@product/domain';
import type { ComponentProps } from 'react';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';

export type UsageCardsProps = Omit<ComponentProps<'ul'>, 'children'>;

/** What tokens make: an image, and videos of three lengths; a dot is a token. */
export function UsageCards({ className, ...props }: UsageCardsProps) {
  const { t } = useUi();
  const uses = [
    { tokens: TOKEN_COST.image, makes: t('billing.usageImage') },
    ...VIDEO_PRICE_LIST.map(({ seconds, tokens }) => ({
      tokens,
      makes: t('billing.usageVideo', { count: seconds }),
    })),
  ];
  return (
    <div className="@container">
      <ul
        data-slot="usage-cards"
        role="list"
        className={cn(
          'num grid gap-px overflow-hidden rounded-lg border border-line bg-line @min-[26rem]:grid-cols-2 @min-[52rem]:grid-cols-4',
          className,
        )}
        {...props}
      >
        {uses.map(({ tokens, makes }) => (
          <li key={tokens} className="flex min-h-44 flex-col gap-1 bg-surface-raised p-6">
            <div aria-hidden className="mb-auto flex max-w-40 flex-wrap gap-1.5 pb-5">
              {Array.from({ length: tokens }, (_, index) => (
                <i key={index} className="size-2 rounded-full bg-accent-line forced-colors:bg-[CanvasText]" />
              ))}
            </div>
            <p className="text-xl font-semibold">{t('vocabulary.tokens', { count: tokens })}</p>
            <p className="text-sm text-ink-muted">{makes}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
