'use client';

import { GATED_QUALITIES, isOneOf, QUALITIES, type Quality } from '@product/domain';
import { useId, type ComponentProps } from 'react';
import { SegmentedRadio, SegmentedRadioGroup } from '../../../components';
import { useUi } from '../../../i18n';
import { ChoiceGroup } from '../choice-group';
import { BuyTokensLink, Note, TokensRequiredBadge } from '../note';

export interface QualityChoiceProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The chosen quality. */
  value: Quality;
  /** Another quality was chosen; never one that is not to be had. */
  onValueChange?: (value: Quality) => void;
  /**
   * Whether the person may generate in 4K. Without, 4K is shown and says why it is not to be had.
   * @default true
   */
  access?: boolean;
  /** Somebody pressed the quality that is not to be had. */
  onLocked?: () => void;
  /** Where tokens are bought. Without it there is no link. */
  buyTokensHref?: string;
}

/** How fine the picture shall be. */
export function QualityChoice({
  value,
  onValueChange,
  access = true,
  onLocked,
  buyTokensHref,
  ...props
}: QualityChoiceProps) {
  const { t } = useUi();
  const labelId = useId();
  const noteId = useId();
  const lockedProps = { locked: true, 'aria-describedby': noteId, onClick: onLocked };

  return (
    <ChoiceGroup
      data-slot="quality-choice"
      label={t('generator.quality')}
      labelId={labelId}
      end={!access && <TokensRequiredBadge />}
      {...props}
    >
      <SegmentedRadioGroup
        aria-labelledby={labelId}
        value={value}
        onValueChange={(quality) => isOneOf(QUALITIES, quality) && onValueChange?.(quality)}
      >
        {QUALITIES.map((quality) => (
          <SegmentedRadio
            key={quality}
            value={quality}
            {...(!access && GATED_QUALITIES.includes(quality) && lockedProps)}
          >
            {t(`vocabulary.quality.${quality}`)}
          </SegmentedRadio>
        ))}
      </SegmentedRadioGroup>
      {!access && (
        <Note id={noteId} link={<BuyTokensLink href={buyTokensHref} />}>
          {t('generator.quality4kRequiresTokens')}
        </Note>
      )}
    </ChoiceGroup>
  );
}
