import { ASPECT_RATIOS, isOneOf, type AspectRatio } from '@product/domain';
import { useId, type ComponentProps } from 'react';
import { RadioCard, RadioCardGroup } from '../../../components';
import { useUi } from '../../../i18n';
import { ChoiceGroup } from '../choice-group';
import { ratioShape } from '../../creation/ratio';

export interface RatioShapesProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The selected ratio. */
  value: AspectRatio;
  /** Called with the ratio that the user selects. */
  onValueChange?: (value: AspectRatio) => void;
}

/** Radio group of the aspect ratios, each shown as its shape. @public */
export function RatioShapes({ value, onValueChange, ...props }: RatioShapesProps) {
  const { t } = useUi();
  const labelId = useId();
  return (
    <ChoiceGroup data-ui="ratio-shapes" label={t('properties.aspectRatio')} labelId={labelId} {...props}>
      <RadioCardGroup
        aria-labelledby={labelId}
        className="ui:num"
        value={value}
        onValueChange={(ratio) => isOneOf(ASPECT_RATIOS, ratio) && onValueChange?.(ratio)}
      >
        {ASPECT_RATIOS.map((ratio) => (
          <RadioCard key={ratio} value={ratio} label={<bdi>{ratio}</bdi>}>
            <span
              className="ui:block ui:rounded-2xs ui:border-[1.6px] ui:border-current ui:group-data-[state=checked]:bg-current"
              style={ratioShape(ratio)}
            />
          </RadioCard>
        ))}
      </RadioCardGroup>
    </ChoiceGroup>
  );
}
