import { Button, Field, Input, SegmentedControl, SegmentedControlItem } from '@product/ui';
import { useId, useState, type ReactNode } from 'react';
import { DEFAULT_THEME, DENSITIES, FAMILIES, isHex, RADII, SCALES, type Theme } from './theme';

const OPTIONS = [
  { key: 'radius', label: 'Corners', options: RADII },
  { key: 'density', label: 'Density', options: DENSITIES },
  { key: 'family', label: 'Typeface', options: FAMILIES },
  { key: 'scale', label: 'Text size', options: SCALES },
] as const;

const SECONDS = {
  auto: { label: 'Derived' },
  none: { label: 'None' },
  own: { label: 'Own' },
};

/** What a second hue of one's own begins with. */
const FIRST_SECOND = '#d7263d';

interface ControlsProps {
  theme: Theme;
  onThemeChange: (theme: Theme) => void;
}

export function Controls({ theme, onThemeChange }: ControlsProps) {
  const change = (part: Partial<Theme>) => onThemeChange({ ...theme, ...part });
  const { second } = theme;
  return (
    <div className="grid gap-5">
      <ColourField
        label="Brand colour"
        description="A light one becomes darker where white words stand on it."
        value={theme.brand}
        onValueChange={(brand) => change({ brand })}
      />
      <Choice
        label="Second hue"
        options={SECONDS}
        value={isHex(second) ? 'own' : second}
        onValueChange={(value) =>
          change({ second: value === 'own' ? FIRST_SECOND : value === 'none' ? 'none' : 'auto' })
        }
      >
        {isHex(second) && (
          <ColourField
            label="Second colour"
            value={second}
            onValueChange={(colour) => change({ second: colour })}
          />
        )}
      </Choice>
      {OPTIONS.map(({ key, label, options }) => (
        <Choice
          key={key}
          label={label}
          options={options}
          value={theme[key]}
          onValueChange={(value) => change({ [key]: value })}
        />
      ))}
      <Button onClick={() => onThemeChange(DEFAULT_THEME)}>Start again</Button>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  options: Readonly<Record<string, { label: string }>>;
  value: string;
  onValueChange: (value: string) => void;
  children?: ReactNode;
}

function Choice({ label, options, value, onValueChange, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <p id={id} className="text-sm font-medium">
        {label}
      </p>
      <SegmentedControl aria-labelledby={id} value={value} onValueChange={onValueChange}>
        {Object.entries(options).map(([key, option]) => (
          <SegmentedControlItem key={key} value={key} className="px-1">
            {option.label}
          </SegmentedControlItem>
        ))}
      </SegmentedControl>
      {children}
    </div>
  );
}

interface ColourFieldProps {
  label: string;
  description?: string;
  value: Theme['brand'];
  onValueChange: (value: Theme['brand']) => void;
}

/** What is written may lack the number sign. */
const toColour = (text: string) => `#${text.trim().replace(/^#/, '')}`;

/** A colour, picked or written. What is written counts as soon as it is a colour. */
function ColourField({ label, description, value, onValueChange }: ColourFieldProps) {
  const [draft, setDraft] = useState<string>();
  const write = (text: string) => {
    setDraft(text);
    const colour = toColour(text);
    if (isHex(colour)) onValueChange(colour);
  };
  return (
    <div className="grid grid-cols-[auto_1fr] items-start gap-x-2">
      <input
        type="color"
        aria-label={`${label}, picked`}
        value={value}
        onChange={({ target }) => {
          setDraft(undefined);
          if (isHex(target.value)) onValueChange(target.value);
        }}
        className="mt-7 size-11 rounded-sm border border-line-strong bg-surface-raised p-1"
      />
      <Field
        label={label}
        description={description}
        error={!isHex(toColour(draft ?? value)) && 'Six digits, such as #0a7d4f'}
      >
        <Input
          value={draft ?? value}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => write(target.value)}
          onBlur={() => setDraft(undefined)}
        />
      </Field>
    </div>
  );
}
