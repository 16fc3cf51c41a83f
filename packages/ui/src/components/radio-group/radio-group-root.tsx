import { RadioGroup } from 'radix-ui';
import type { ComponentProps } from 'react';
import { enterGroup } from '../../lib/layer-focus';
import { Slot } from '../../lib/slot';
import { useChoiceFollowsFocus } from './use-choice-follows-focus';

type RadixRadioGroupProps = ComponentProps<typeof RadioGroup.Root>;

// Radix derives these three from a type that it does not export (no issue found), so that no declaration file could name
// theirs.
export interface RadioGroupRootProps extends Omit<RadixRadioGroupProps, 'disabled' | 'form' | 'required'> {
  disabled?: boolean;
  form?: string;
  required?: boolean;
}

/** Root of every kind of radio group, with the keyboard handling of `useChoiceFollowsFocus`. */
export function RadioGroupRoot({ orientation, loop = true, ...props }: RadioGroupRootProps) {
  return (
    <Slot onFocus={enterGroup} {...useChoiceFollowsFocus({ orientation, loop })}>
      <RadioGroup.Root orientation={orientation} loop={loop} {...props} />
    </Slot>
  );
}
