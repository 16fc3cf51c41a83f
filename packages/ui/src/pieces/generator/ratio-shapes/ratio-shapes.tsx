'use client';

import { ASPECT_RATIOS, isOneOf, type AspectRatio } from '@product/domain';
import { useId, type ComponentProps } from 'react';
import { CellRadio, CellRadioGroup } from '../../../components';
import { useUi } from '../../../i18n';
import { ChoiceGroup } from '../choice-group';
import { ratioShape } from './ratio';

export interface RatioShapesProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The chosen ratio. */
  value: AspectRatio;
  /** Another ratio was chosen. */
  onValueChange?: (value: AspectRatio) => void;
}

/** The five aspect ratios, drawn as what they are. */
export function RatioShapes({ value, onValueChange, ...props }: RatioShapesProps) {
  const { t } = useUi();
  const labelId = useId();
  return (
    <ChoiceGroup data-slot="ratio-shapes" label={t('generator.aspectRatio')} labelId={labelId} {...props}>
      <CellRadioGroup
        aria-labelledby={labelId}
        className="ui:num"
        value={value}
        onValueChange={(ratio) => isOneOf(ASPECT_RATIOS, ratio) && onValueChange?.(ratio)}
      >
        {ASPECT_RATIOS.map((ratio) => (
          <CellRadio key={ratio} value={ratio} label={<bdi>{ratio}</bdi>}>
            <span
              className="ui:block ui:rounded-[3px] ui:border-[1.6px] ui:border-current ui:group-data-[state=checked]:bg-current"
              style={ratioShape(ratio)}
            />
          </CellRadio>
        ))}
      </CellRadioGroup>
    </ChoiceGroup>
  );
}
