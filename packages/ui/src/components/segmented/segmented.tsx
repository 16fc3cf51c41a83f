'use client';

import { RadioGroup } from 'radix-ui';
import type { ComponentProps, MouseEvent } from 'react';
import { cn } from '../../lib/cn';
import { LockIcon } from '../icons';
import { segmentedTrackVariants, segmentVariants } from './segmented.variants';

export interface SegmentedRadioGroupProps extends ComponentProps<typeof RadioGroup.Root> {
  /**
   * As wide as its container, in equal parts.
   * @default true
   */
  block?: boolean;
}

/** One of a few words on one track. Name it with `aria-label` or `aria-labelledby`. */
export function SegmentedRadioGroup({ block = true, className, ...props }: SegmentedRadioGroupProps) {
  return (
    <RadioGroup.Root
      data-slot="segmented-radio-group"
      orientation="horizontal"
      className={cn(segmentedTrackVariants({ block }), className)}
      {...props}
    />
  );
}

export interface SegmentedRadioProps extends ComponentProps<typeof RadioGroup.Item> {
  /**
   * Shown and reachable, but not to be had now: say why beside the group and point to it with `aria-describedby`.
   * @default false
   */
  locked?: boolean;
}

/** One choice of a segmented group. */
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
