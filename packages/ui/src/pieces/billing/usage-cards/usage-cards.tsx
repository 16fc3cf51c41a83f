'use client';

import { TOKEN_COST, VIDEO_PRICE_LIST } from '@product/domain';
import type { ComponentProps } from 'react';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';

export type UsageCardsProps = Omit<ComponentProps<'ul'>, 'children'>;

/** What tokens pay for: an image, and videos of three lengths. Each dot stands for one token. */
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
    <div className="ui:@container">
      <ul
        data-ui="usage-cards"
        role="list"
        className={cn(
          'ui:num ui:grid ui:gap-px ui:overflow-hidden ui:rounded-lg ui:border ui:border-line ui:bg-line ui:@min-[18rem]:grid-cols-2 ui:@min-[52rem]:grid-cols-4',
          className,
        )}
        {...props}
      >
        {uses.map(({ tokens, makes }) => (
          <li
            key={tokens}
            className="ui:flex ui:min-h-44 ui:flex-col ui:gap-1 ui:bg-surface-raised ui:p-4 ui:@min-[26rem]:p-6"
          >
            <div aria-hidden className="ui:mb-auto ui:flex ui:max-w-40 ui:flex-wrap ui:gap-1.5 ui:pb-5">
              {Array.from({ length: tokens }, (_, index) => (
                <i
                  key={index}
                  className="ui:size-2 ui:rounded-full ui:bg-accent-line ui:forced-colors:bg-[CanvasText]"
                />
              ))}
            </div>
            <p className="ui:text-xl ui:font-semibold">{t('vocabulary.tokens', { count: tokens })}</p>
            <p className="ui:text-sm ui:text-ink-muted">{makes}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
