'use client';

import type { MediaType } from '@product/domain';
import { useId, type ComponentProps } from 'react';
import { Button, TokenIcon } from '../../../components';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import { Note } from '../note';
import { BalanceLine } from './balance-line';

export interface GenerateButtonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is made: an image or a video. */
  mediaType: MediaType;
  /** What it costs, in tokens; 0 for those who do not pay. */
  cost: number;
  /** What the person has, in tokens. Without it no balance is shown. */
  tokens?: number;
  /**
   * A generation runs.
   * @default false
   */
  busy?: boolean;
  /** Why nothing can be made yet, in the reader's words. While there is a reason the button stays reachable but does nothing. */
  offReason?: string;
  /** Where tokens are bought, for those who have too few. */
  buyTokensHref?: string;
}

/** Submits the form it stands in. What it costs is on it, what one has is below it. */
export function GenerateButton({
  mediaType,
  cost,
  tokens,
  busy = false,
  offReason,
  buyTokensHref,
  className,
  ...props
}: GenerateButtonProps) {
  const { t } = useUi();
  const costId = useId();
  const reasonId = useId();
  const off = !busy && Boolean(offReason);

  return (
    <div
      data-slot="generate-button"
      className={cn('ui:grid ui:gap-3 ui:max-desk:gap-2', className)}
      {...props}
    >
      <Button
        type="submit"
        variant="spark"
        size="xl"
        block
        busy={busy}
        aria-disabled={off || undefined}
        aria-describedby={busy ? undefined : off ? `${costId} ${reasonId}` : costId}
        className={busy ? undefined : 'ui:justify-between'}
      >
        {busy ? (
          t('generator.generating')
        ) : (
          <>
            {t('generator.generate')}
            <span
              id={costId}
              aria-hidden
              className="ui:num ui:inline-flex ui:items-center ui:gap-1.5 ui:text-sm ui:font-medium"
            >
              <TokenIcon />
              {cost > 0 ? t('vocabulary.tokens', { count: cost }) : t('generator.free')}
            </span>
          </>
        )}
      </Button>
      {off && <Note id={reasonId}>{offReason}</Note>}
      {tokens !== undefined && (
        <BalanceLine mediaType={mediaType} cost={cost} tokens={tokens} buyTokensHref={buyTokensHref} />
      )}
    </div>
  );
}
