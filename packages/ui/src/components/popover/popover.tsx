'use client';

import { Popover as RadixPopover } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';
import { usePortalContainer } from '../portal-container/portal-container';

export type PopoverProps = ComponentProps<typeof RadixPopover.Root>;

/** A little more that unfolds from a button: words, a few controls. The page behind stays alive. */
export function Popover(props: PopoverProps) {
  return <RadixPopover.Root {...props} />;
}

export type PopoverTriggerProps = ComponentProps<typeof RadixPopover.Trigger>;

/** Unfolds it, and takes the focus back afterwards. */
export function PopoverTrigger(props: PopoverTriggerProps) {
  return <RadixPopover.Trigger data-slot="popover-trigger" {...props} />;
}

export type PopoverContentProps = ComponentProps<typeof RadixPopover.Content> &
  ({ 'aria-label': string } | { 'aria-labelledby': string });

/** What unfolds. It is a dialog to a screen reader, so it has a name. */
export function PopoverContent({ sideOffset = 6, className, ...props }: PopoverContentProps) {
  return (
    <RadixPopover.Portal container={usePortalContainer()}>
      <RadixPopover.Content
        data-slot="popover-content"
        sideOffset={sideOffset}
        collisionPadding={8}
        className={cn(
          'z-50 max-h-(--radix-popover-content-available-height) w-72 max-w-(--radix-popover-content-available-width) origin-(--radix-popover-content-transform-origin) overflow-y-auto rounded-md border border-line bg-surface-raised p-4 text-sm shadow-3 outline-none',
          'animate-menu-in data-[state=closed]:animate-grow-out',
          className,
        )}
        {...props}
      />
    </RadixPopover.Portal>
  );
}

export type PopoverCloseProps = ComponentProps<typeof RadixPopover.Close>;

/** Folds it up; with `asChild` a button of one's own does. */
export function PopoverClose(props: PopoverCloseProps) {
  return <RadixPopover.Close data-slot="popover-close" {...props} />;
}
