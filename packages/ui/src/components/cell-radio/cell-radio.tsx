'use client';

import { RadioGroup } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn';
import { RadioGroupRoot, type RadioGroupRootProps } from '../radio-group/radio-group-root';

export type CellRadioGroupProps = RadioGroupRootProps;

/** A radio group of small drawings in cells of equal width. */
export function CellRadioGroup({ className, ...props }: CellRadioGroupProps) {
  return (
    <RadioGroupRoot
      data-slot="cell-radio-group"
      className={cn('ui:grid ui:auto-cols-fr ui:grid-flow-col ui:gap-2', className)}
      {...props}
    />
  );
}

export interface CellRadioProps extends Omit<ComponentProps<typeof RadioGroup.Item>, 'children'> {
  /** Text below the drawing: the option's accessible name. */
  label: ReactNode;
  /**
   * The drawing, in `currentColor`, hidden from screen readers. Style its checked state with
   * `group-data-[state=checked]:`.
   */
  children: ReactNode;
}

/** One option of the group. Border, tint and bold text mark the checked one. */
export function CellRadio({ label, className, children, ...props }: CellRadioProps) {
  return (
    <RadioGroup.Item
      data-slot="cell-radio"
      className={cn(
        'ui:group ui:grid ui:min-h-16 ui:min-w-0 ui:content-center ui:justify-items-center ui:gap-2 ui:rounded-sm ui:border ui:border-line ui:text-xs ui:text-ink-muted',
        'ui:transition-[border-color,background-color,color] ui:duration-fast ui:ease-out ui:hover:bg-surface-hover ui:hover:text-ink',
        'ui:data-[state=checked]:border-accent-line ui:data-[state=checked]:bg-accent-soft ui:data-[state=checked]:font-semibold ui:data-[state=checked]:text-ink ui:data-[state=checked]:shadow-[inset_0_0_0_1px_var(--ui-accent-line)]',
        'ui:disabled:bg-surface-sunken ui:disabled:text-ink-faint',
        'ui:forced-colors:data-[state=checked]:outline-2',
        className,
      )}
      {...props}
    >
      <span
        data-slot="cell-radio-drawing"
        aria-hidden
        className="ui:grid ui:h-6.5 ui:place-items-center ui:group-data-[state=checked]:text-accent-line"
      >
        {children}
      </span>
      <span
        data-slot="cell-radio-label"
        className="ui:min-w-0 ui:px-1 ui:text-center ui:hyphens-auto ui:wrap-anywhere"
      >
        {label}
      </span>
    </RadioGroup.Item>
  );
}
