import { GATED_QUALITIES, isOneOf, QUALITIES, type Quality } from '@product/domain';
import { useId, useState, type ComponentProps } from 'react';
import { SegmentedControlItem, SegmentedControl } from '../../../components';
import { useUi } from '../../../i18n';
import { ChoiceGroup } from '../choice-group';
import { BuyTokensLink, Note, TokensRequiredBadge } from '../note';

export interface QualityChoiceProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The selected quality. */
  value: Quality;
  /** Called with the quality that the user selects; never with a locked one. */
  onValueChange?: (value: Quality) => void;
  /**
   * Whether the user may generate in 4K. If not, 4K is locked; a press on it shows a note that says why.
   * @default true
   */
  access?: boolean;
  /** Called when the user presses the locked quality. */
  onLocked?: () => void;
  /** URL of the page that sells tokens. Without it the link is not rendered. */
  buyTokensHref?: string;
}

/** Radio group to select the quality of the result. @public */
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
  const [isExplained, setExplained] = useState(false);
  const explain = () => {
    setExplained(true);
    onLocked?.();
  };
  const lockedProps = { locked: true, 'aria-describedby': noteId, onClick: explain };

  return (
    <ChoiceGroup
      data-ui="quality-choice"
      label={t('properties.quality')}
      labelId={labelId}
      end={!access && <TokensRequiredBadge />}
      {...props}
    >
      <SegmentedControl
        aria-labelledby={labelId}
        value={value}
        onValueChange={(quality) => isOneOf(QUALITIES, quality) && onValueChange?.(quality)}
      >
        {QUALITIES.map((quality) => (
          <SegmentedControlItem
            key={quality}
            value={quality}
            {...(!access && GATED_QUALITIES.includes(quality) && lockedProps)}
          >
            {t(`vocabulary.quality.${quality}`)}
          </SegmentedControlItem>
        ))}
      </SegmentedControl>
      {!access && (
        <Note id={noteId} hidden={!isExplained} link={<BuyTokensLink href={buyTokensHref} />}>
          {t('generator.quality4kRequiresTokens')}
        </Note>
      )}
    </ChoiceGroup>
  );
}
