import { ASPECT_RATIOS, STYLES, type GeneratorSettings } from '@product/domain';
import type { FurtherSettings } from '@product/studio/queue';
import { Button, Checkbox, useUi } from '@product/ui';
import { useId, type ReactNode } from 'react';
import { useLazyTexts } from '../../../core/use-texts';
import english from '../../../i18n/locales/en/prompt-tools';

interface SeveralPanelProps {
  /** The form's own style and aspect ratio, which are always among them. */
  settings: Pick<GeneratorSettings, keyof FurtherSettings>;
  further: FurtherSettings;
  onFurtherChange: (further: FurtherSettings) => void;
}

/** The styles and aspect ratios in which one press generates each prompt. */
export function SeveralPanel({ settings, further, onFurtherChange }: SeveralPanelProps) {
  const { t } = useLazyTexts('prompt-tools', english);
  const { t: ui } = useUi();
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-xs text-ink-muted">{t('severalNote')}</p>
      <Choices
        label={ui('properties.style')}
        values={STYLES}
        own={settings.style}
        further={further.style}
        onFurtherChange={(style) => onFurtherChange({ ...further, style })}
        labelOf={(style) => ui(`vocabulary.style.${style}`)}
      />
      <Choices
        label={ui('properties.aspectRatio')}
        values={ASPECT_RATIOS}
        own={settings.aspectRatio}
        further={further.aspectRatio}
        onFurtherChange={(aspectRatio) => onFurtherChange({ ...further, aspectRatio })}
        labelOf={(ratio) => <bdi className="num">{ratio}</bdi>}
      />
      <Button size="sm" onClick={() => onFurtherChange({ style: [], aspectRatio: [] })}>
        {ui('generator.clear')}
      </Button>
    </div>
  );
}

interface ChoicesProps<Value> {
  label: string;
  values: readonly Value[];
  own: Value;
  further: readonly Value[];
  onFurtherChange: (further: readonly Value[]) => void;
  labelOf: (value: Value) => ReactNode;
}

function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { label, values, own, further, onFurtherChange, labelOf } = props;
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId} className="grid w-full gap-2">
      <p id={labelId} className="font-semibold">
        {label}
      </p>
      <div className="grid grid-cols-2 gap-x-4 desk:gap-y-2">
        {values.map((value) => (
          <Checkbox
            key={value}
            label={labelOf(value)}
            checked={value === own || further.includes(value)}
            disabled={value === own}
            onCheckedChange={(isChecked) =>
              onFurtherChange(
                isChecked === true ? [...further, value] : further.filter((other) => other !== value),
              )
            }
          />
        ))}
      </div>
    </div>
  );
}
