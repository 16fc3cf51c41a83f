import { RadioGroup } from 'radix-ui';
import type { ComponentProps, MouseEvent } from 'react';
import { cn } from '../../lib/cn';
import { wrapText } from '../../lib/wrap-text';
import { LockIcon } from '../icons';
import { segmentedControlVariants, segmentedControlItemVariants } from './segmented-control.variants';
import { RadioGroupRoot, type RadioGroupRootProps } from '../radio-group/radio-group-root';

export interface SegmentedControlProps extends RadioGroupRootProps {
  /**
   * Takes the full width of the container, in parts of equal width.
   * @default true
   */
  fullWidth?: boolean;
}

/** A radio group of a few short options on one track. Name it with `aria-label` or `aria-labelledby`. @public */
export function SegmentedControl({ fullWidth = true, className, ...props }: SegmentedControlProps) {
  return (
    <RadioGroupRoot
      data-ui="segmented-control"
      orientation="horizontal"
      className={cn(segmentedControlVariants({ fullWidth }), className)}
      {...props}
    />
  );
}

export interface SegmentedControlItemProps extends ComponentProps<typeof RadioGroup.Item> {
  /**
   * Visible and focusable, but it cannot be chosen (`aria-disabled`). Say why beside the group, and reference that text
   * with `aria-describedby`.
   * @default false
   */
  locked?: boolean;
}

/** @public */
export function SegmentedControlItem({
  locked = false,
  className,
  children,
  onClick,
  ...props
}: SegmentedControlItemProps) {
  function choose(event: MouseEvent<HTMLButtonElement>) {
    onClick?.(event);
    if (locked) event.preventDefault();
  }

  return (
    <RadioGroup.Item
      data-ui="segmented-control-item"
      data-locked={locked ? '' : undefined}
      aria-disabled={locked || undefined}
      className={cn(segmentedControlItemVariants(), className)}
      {...props}
      onClick={choose}
    >
      {locked && <LockIcon aria-hidden />}
      {wrapText(children)}
    </RadioGroup.Item>
  );
}
