'use client';

import { Switch as RadixSwitch } from 'radix-ui';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../lib/cn';

export interface SwitchProps extends Omit<ComponentProps<typeof RadixSwitch.Root>, 'children'> {
  /** What is on or off; a press on it counts. */
  label: ReactNode;
  /** What follows from it. */
  hint?: ReactNode;
}

/** On or off, at once. `className` dresses the row; all else goes to the switch. */
export function Switch({ label, hint, id, className, ...props }: SwitchProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;

  return (
    <div
      data-slot="switch"
      className={cn('flex items-center justify-between gap-3 text-sm max-desk:min-h-11', className)}
    >
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
      <RadixSwitch.Root
        data-slot="switch-control"
        id={controlId}
        aria-describedby={hintId}
        className={cn(
          'relative inline-flex h-6 w-10 shrink-0 items-center rounded-full border border-line-strong bg-surface-sunken p-0.5',
          'transition-colors duration-fast ease-out before:absolute before:-inset-2.5',
          'group enabled:data-[state=checked]:border-accent enabled:data-[state=checked]:bg-accent',
          'disabled:border-line disabled:bg-surface-sunken',
        )}
        {...props}
      >
        <RadixSwitch.Thumb
          data-slot="switch-thumb"
          className="block size-4.5 rounded-full bg-line-strong transition-[translate,background-color] duration-fast ease-out data-[state=checked]:translate-x-4 group-enabled:data-[state=checked]:bg-on-accent rtl:data-[state=checked]:-translate-x-4 forced-colors:bg-[CanvasText]"
        />
      </RadixSwitch.Root>
    </div>
  );
}
