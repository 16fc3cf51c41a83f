import { SegmentedControlItem, SegmentedControl } from '@product/ui';
import { useId } from 'react';

interface ChoiceFieldProps<Value> {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
}

export function ChoiceField<Value>({ label, value, choices, onChoose }: ChoiceFieldProps<Value>) {
  const id = useId();
  const chosen = choices.findIndex((choice) => choice.value === value);
  return (
    <div className="mock-panel-choice">
      <span id={id}>{label}</span>
      <SegmentedControl
        aria-labelledby={id}
        value={String(chosen)}
        onValueChange={(index) => {
          const choice = choices[Number(index)];
          if (choice) onChoose(choice.value);
        }}
      >
        {choices.map((choice, index) => (
          <SegmentedControlItem key={choice.label} value={String(index)}>
            {choice.label}
          </SegmentedControlItem>
        ))}
      </SegmentedControl>
    </div>
  );
}
