'use client';

import { RadioGroup } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn';

export type CellRadioGroupProps = ComponentProps<typeof RadioGroup.Root>;

/** One of some drawn things in equal cells. */
export function CellRadioGroup({ className, ...props }: CellRadioGroupProps) {
  return (
    <RadioGroup.Root
      data-slot="cell-radio-group"
      className={cn('grid auto-cols-fr grid-flow-col gap-2', className)}
      {...props}
    />
  );
}

export interface CellRadioProps extends Omit<ComponentProps<typeof RadioGroup.Item>, 'children'> {
  /** The word below the drawing: the choice's name. */
  label: ReactNode;
  /** The drawing, in `currentColor`; style its chosen state with `group-data-[state=checked]:`. */
  children: ReactNode;
}

/** One cell: edged, tinted and bold when it is the one. */
export function CellRadio({ label, className, children, ...props }: CellRadioProps) {
  return (
    <RadioGroup.Item
      data-slot="cell-radio"
      className={cn(
        'group grid min-h-16 min-w-0 content-center justify-items-center gap-2 rounded-sm border border-line text-xs text-ink-muted',
        'transition-[border-color,background-color,color] duration-fast ease-out hover:bg-surface-hover hover:text-ink',
        'data-[state=checked]:border-accent-line data-[state=checked]:bg-accent-soft data-[state=checked]:font-semibold data-[state=checked]:text-ink data-[state=checked]:shadow-[inset_0_0_0_1px_var(--accent-line)]',
        'disabled:bg-surface-sunken disabled:text-ink-faint',
        'forced-colors:data-[state=checked]:outline-2',
        className,
      )}
      {...props}
    >
      <span
        data-slot="cell-radio-drawing"
        aria-hidden
        className="grid h-6.5 place-items-center group-data-[state=checked]:text-accent-line"
      >
        {children}
      </span>
      <span data-slot="cell-radio-label">{label}</span>
    </RadioGroup.Item>
  );
}
