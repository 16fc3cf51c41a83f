import { TOKEN_COST, VIDEO_PRICE_LIST } from '@product/domain';
import type { ComponentProps } from 'react';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';

/** Something that tokens pay for. */
export interface TokenUse {
  tokens: number;
  label: string;
}

export interface UsageCardsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /**
   * What tokens pay for, in display order.
   * @default an image, and the product's videos of three lengths
   */
  uses?: readonly TokenUse[];
}

/** What tokens pay for. Each dot stands for one token. @public */
export function UsageCards({ uses, className, ...props }: UsageCardsProps) {
  const { t } = useUi();
  const items = uses ?? [
    { tokens: TOKEN_COST.image, label: t('billing.usageImage') },
    ...VIDEO_PRICE_LIST.map(({ seconds, tokens }) => ({
      tokens,
      label: t('billing.usageVideo', { count: seconds }),
    })),
  ];
  return (
    <div className="ui:@container ui:w-full">
      <ul
        data-ui="usage-cards"
        role="list"
        className={cn(
          'ui:num ui:grid ui:gap-px ui:overflow-hidden ui:rounded-lg ui:border ui:border-line ui:bg-line ui:@min-[18rem]:grid-cols-2 ui:@min-[52rem]:grid-cols-4',
          className,
        )}
        {...props}
      >
        {items.map(({ tokens, label }) => (
          <li
            key={label}
            className="ui:flex ui:min-h-44 ui:flex-col ui:gap-1 ui:bg-surface-raised ui:p-4 ui:text-ink ui:@min-[26rem]:p-6"
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
            <p className="ui:text-sm ui:text-ink-muted">{label}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
