'use client';

import { Checkbox as RadixCheckbox } from 'radix-ui';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../lib/cn';
import { CheckIcon } from '../icons';

export interface CheckboxProps extends Omit<ComponentProps<typeof RadixCheckbox.Root>, 'children'> {
  /** What one agrees to; a press on it counts. */
  label: ReactNode;
  /** What follows from it. */
  hint?: ReactNode;
}

/** Yes or no, said later with the rest of a form. `className` dresses the row; all else goes to the box. */
export function Checkbox({ label, hint, id, className, ...props }: CheckboxProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;

  return (
    <div data-slot="checkbox" className={cn('flex items-start gap-3 text-sm max-desk:py-3', className)}>
      <RadixCheckbox.Root
        data-slot="checkbox-control"
        id={controlId}
        aria-describedby={hintId}
        className={cn(
          'relative grid size-5 shrink-0 place-items-center rounded-xs border-[1.5px] border-line-strong bg-surface text-on-accent',
          'transition-colors duration-fast ease-out before:absolute before:-inset-3',
          'enabled:data-[state=checked]:border-accent enabled:data-[state=checked]:bg-accent',
          'disabled:border-line disabled:bg-surface-sunken disabled:text-ink-faint',
        )}
        {...props}
      >
        <RadixCheckbox.Indicator data-slot="checkbox-indicator" className="grid place-items-center">
          <CheckIcon aria-hidden className="size-3.5 stroke-[2.6] forced-colors:text-[CanvasText]" />
        </RadixCheckbox.Indicator>
      </RadixCheckbox.Root>
      <div className="grid">
        <label htmlFor={controlId} className="text-ink">
          {label}
        </label>
        {hintId !== undefined && (
          <p id={hintId} className="text-xs text-ink-muted">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
