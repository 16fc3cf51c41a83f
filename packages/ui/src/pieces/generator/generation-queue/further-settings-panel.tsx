import { ASPECT_RATIOS, STYLES, type AspectRatio, type GeneratorSettings, type Style } from '@product/domain';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Button, Checkbox } from '../../../components';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';

interface FurtherSettings {
  style: readonly Style[];
  aspectRatio: readonly AspectRatio[];
}

export interface FurtherSettingsPanelProps extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  /** The form's own style and aspect ratio, which are always among them. */
  settings: Pick<GeneratorSettings, keyof FurtherSettings>;
  /** The styles and aspect ratios besides these. */
  value: FurtherSettings;
  onValueChange?: (value: FurtherSettings) => void;
  /** What it does, in a sentence. The text is the host's, so that a page loads it with the panel. */
  note?: ReactNode;
}

/** The styles and aspect ratios in which one press generates each prompt. For a popover. @beta */
export function FurtherSettingsPanel({
  settings,
  value,
  onValueChange,
  note,
  className,
  ...props
}: FurtherSettingsPanelProps) {
  const { t } = useUi();
  return (
    <div
      data-ui="further-settings-panel"
      className={cn('ui:grid ui:justify-items-start ui:gap-4', className)}
      {...props}
    >
      {note !== undefined && <p className="ui:text-xs ui:text-ink-muted">{note}</p>}
      <Choices
        label={t('properties.style')}
        values={STYLES}
        own={settings.style}
        further={value.style}
        onFurtherChange={(style) => onValueChange?.({ ...value, style })}
        labelOf={(style) => t(`vocabulary.style.${style}`)}
      />
      <Choices
        label={t('properties.aspectRatio')}
        values={ASPECT_RATIOS}
        own={settings.aspectRatio}
        further={value.aspectRatio}
        onFurtherChange={(aspectRatio) => onValueChange?.({ ...value, aspectRatio })}
        labelOf={(ratio) => <bdi className="ui:num">{ratio}</bdi>}
      />
      {onValueChange && (
        <Button size="sm" onClick={() => onValueChange({ style: [], aspectRatio: [] })}>
          {t('generator.clear')}
        </Button>
      )}
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
    <div role="group" aria-labelledby={labelId} className="ui:grid ui:w-full ui:gap-2">
      <p id={labelId} className="ui:font-semibold">
        {label}
      </p>
      <div className="ui:grid ui:grid-cols-2 ui:gap-x-4 ui:gap-y-2">
        {values.map((value) => (
          <Checkbox
            key={value}
            label={labelOf(value)}
            checked={value === own || further.includes(value)}
            aria-disabled={value === own}
            onCheckedChange={(isChecked) =>
              value !== own &&
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
