'use client';

import { RadioGroup as RadixRadioGroup } from 'radix-ui';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../lib/cn';

export type RadioGroupProps = ComponentProps<typeof RadixRadioGroup.Root>;

/** One of a few rows. Name it with `aria-label` or `aria-labelledby`. */
export function RadioGroup({ className, ...props }: RadioGroupProps) {
  return <RadixRadioGroup.Root data-slot="radio-group" className={cn('grid gap-2', className)} {...props} />;
}

export interface RadioOptionProps extends Omit<ComponentProps<typeof RadixRadioGroup.Item>, 'children'> {
  /** The choice's name. */
  label: ReactNode;
  /** A remark beside the name: a badge. */
  badge?: ReactNode;
  /** What the choice means, in a line below its name. */
  description?: ReactNode;
  /** What stands at the row's end: a price. */
  end?: ReactNode;
}

/** A row to choose; all of it is the target. */
export function RadioOption({ label, badge, description, end, className, ...props }: RadioOptionProps) {
  const id = useId();
  return (
    <RadixRadioGroup.Item
      data-slot="radio-option"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-badge ${id}-description ${id}-end`}
      className={cn(
        'group flex min-h-14 w-full min-w-0 items-center gap-4 rounded-md border border-line bg-surface-raised px-4 py-3 text-start',
        'transition-[border-color,background-color] duration-fast ease-out hover:bg-surface-hover',
        'data-[state=checked]:border-accent-line data-[state=checked]:bg-accent-soft data-[state=checked]:shadow-[inset_0_0_0_1px_var(--accent-line)]',
        'disabled:bg-surface-sunken disabled:text-ink-faint forced-colors:data-[state=checked]:outline-2',
        className,
      )}
      {...props}
    >
      <span
        aria-hidden
        className="grid size-5 shrink-0 place-items-center rounded-full border-[1.5px] border-line-strong bg-surface-raised group-data-[state=checked]:border-accent group-data-[state=checked]:bg-accent"
      >
        <RadixRadioGroup.Indicator className="size-2 rounded-full bg-on-accent forced-colors:bg-[CanvasText]" />
      </span>
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span id={`${id}-label`} className="font-medium">
            {label}
          </span>
          {badge && <span id={`${id}-badge`}>{badge}</span>}
        </span>
        {description && (
          <span id={`${id}-description`} className="text-sm text-ink-muted group-disabled:text-ink-faint">
            {description}
          </span>
        )}
      </span>
      {end && (
        <span id={`${id}-end`} className="num shrink-0 text-end">
          {end}
        </span>
      )}
    </RadixRadioGroup.Item>
  );
}
