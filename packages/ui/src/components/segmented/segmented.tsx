'use client';

import { RadioGroup } from 'radix-ui';
import type { ComponentProps, MouseEvent } from 'react';
import { cn } from '../../lib/cn';
import { LockIcon } from '../icons';
import { segmentedTrackVariants, segmentVariants } from './segmented.variants';
import { RadioGroupRoot, type RadioGroupRootProps } from '../radio-group/radio-group-root';

export interface SegmentedRadioGroupProps extends RadioGroupRootProps {
  /**
   * Takes the full width of the container, in parts of equal width.
   * @default true
   */
  block?: boolean;
}

/** A radio group of a few short options on one track. Name it with `aria-label` or `aria-labelledby`. */
export function SegmentedRadioGroup({ block = true, className, ...props }: SegmentedRadioGroupProps) {
  return (
    <RadioGroupRoot
      data-slot="segmented-radio-group"
      orientation="horizontal"
      className={cn(segmentedTrackVariants({ block }), className)}
      {...props}
    />
  );
}

export interface SegmentedRadioProps extends ComponentProps<typeof RadioGroup.Item> {
  /**
   * Visible and focusable, but it cannot be chosen (`aria-disabled`). Say why beside the group, and reference that text
   * with `aria-describedby`.
   * @default false
   */
  locked?: boolean;
}

export function SegmentedRadio({
  locked = false,
  className,
  children,
  onClick,
  ...props
}: SegmentedRadioProps) {
  function choose(event: MouseEvent<HTMLButtonElement>) {
    onClick?.(event);
    if (locked) event.preventDefault();
  }

  return (
    <RadioGroup.Item
      data-slot="segmented-radio"
      data-locked={locked ? '' : undefined}
      aria-disabled={locked || undefined}
      className={cn(segmentVariants(), className)}
      {...props}
      onClick={choose}
    >
      {locked && <LockIcon aria-hidden />}
      {children}
    </RadioGroup.Item>
  );
}
