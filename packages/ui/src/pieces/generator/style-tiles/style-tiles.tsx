import { isOneOf, STYLES, type Style } from '@product/domain';
import { useId, type ComponentProps } from 'react';
import { RadioCard, RadioCardGroup } from '../../../components';
import { useUi } from '../../../i18n';
import { ChoiceGroup } from '../choice-group';
import { StylePicture } from './style-picture';

export interface StyleTilesProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The selected style. */
  value: Style;
  /** Called with the style that the user selects. */
  onValueChange?: (value: Style) => void;
}

/** Radio group of the styles, each with a picture. @public */
export function StyleTiles({ value, onValueChange, ...props }: StyleTilesProps) {
  const { t } = useUi();
  const labelId = useId();
  const chosen = <span className="ui:text-sm ui:text-ink-muted">{t(`vocabulary.style.${value}`)}</span>;

  return (
    <ChoiceGroup
      data-ui="style-tiles"
      label={t('properties.style')}
      labelId={labelId}
      end={chosen}
      {...props}
    >
      <RadioCardGroup
        size="lg"
        aria-labelledby={labelId}
        value={value}
        onValueChange={(style) => isOneOf(STYLES, style) && onValueChange?.(style)}
      >
        {STYLES.map((style) => (
          <RadioCard key={style} value={style} label={t(`vocabulary.style.${style}`)}>
            <StylePicture data-ui="style-picture" pictureOf={style} width={320} height={240} />
          </RadioCard>
        ))}
      </RadioCardGroup>
    </ChoiceGroup>
  );
}
