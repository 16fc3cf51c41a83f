import type { MediaType } from '@product/domain';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Button, TokenIcon } from '../../../components';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import type { Pack } from '../../../lib/offers';
import { Note } from '../note';
import { BalanceLine } from './balance-line';

export interface GenerateButtonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Type of medium to generate: an image or a video. */
  mediaType: MediaType;
  /** Cost in tokens; 0 for users who do not pay per generation, shown as 'Included'. */
  cost: number;
  /** The user's balance in tokens. Without it no balance is shown. */
  tokens?: number;
  /**
   * Whether a generation is running: the button reads 'Generating...', and nothing is submitted until it is over.
   * @default false
   */
  loading?: boolean;
  /**
   * Why nothing can be generated yet, in the current language. While it is set the button can be focused but not
   * pressed.
   */
  disabledReason?: string;
  /**
   * Whether the balance is too low: what is missing is shown.
   * @default `tokens` is less than `cost`
   */
  short?: boolean;
  /** The pack that covers what is missing, named if the balance is too low. */
  coveringPack?: Pack;
  /** URL of the page that sells tokens, linked if the balance is too low. */
  buyTokensHref?: string;
  /** Beside the button, such as a field for a quantity. */
  beside?: ReactNode;
}

/** Submit button with the cost of the generation on it and the user's balance below it. @public */
export function GenerateButton({
  mediaType,
  cost,
  tokens,
  loading = false,
  disabledReason,
  short,
  coveringPack,
  buyTokensHref,
  beside,
  className,
  ...props
}: GenerateButtonProps) {
  const { t } = useUi();
  const costId = useId();
  const reasonId = useId();
  const isDisabled = !loading && Boolean(disabledReason);

  return (
    <div data-ui="generate-button" className={cn('ui:grid ui:gap-2', className)} {...props}>
      <div className="ui:flex ui:gap-2">
        <Button
          type="submit"
          variant="gradient"
          size="xl"
          loading={loading}
          aria-disabled={isDisabled || undefined}
          aria-describedby={loading ? undefined : isDisabled ? `${costId} ${reasonId}` : costId}
          className={cn('ui:min-w-0 ui:flex-1', !loading && 'ui:flex-wrap ui:justify-between')}
        >
          {loading ? (
            t('generator.generating')
          ) : (
            <>
              <span>{t('generator.generate')}</span>
              <span
                id={costId}
                aria-hidden
                className="ui:num ui:inline-flex ui:items-center ui:gap-1.5 ui:text-sm ui:font-medium"
              >
                <TokenIcon />
                <span>{cost > 0 ? t('vocabulary.tokens', { count: cost }) : t('generator.free')}</span>
              </span>
            </>
          )}
        </Button>
        {beside}
      </div>
      {isDisabled && <Note id={reasonId}>{disabledReason}</Note>}
      {tokens !== undefined && (
        <BalanceLine {...{ mediaType, cost, tokens, short, coveringPack, buyTokensHref }} />
      )}
    </div>
  );
}
