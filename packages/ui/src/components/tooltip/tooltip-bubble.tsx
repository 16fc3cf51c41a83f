'use client';

import { Tooltip as RadixTooltip } from 'radix-ui';
import type { ComponentProps, RefObject } from 'react';
import { cn } from '../../lib/cn';
import { BorrowedTrigger } from '../../lib/on-demand/borrowed-trigger';
import { usePortalContainer } from '../portal-container/portal-container';

export interface TooltipBubbleProps extends ComponentProps<typeof RadixTooltip.Content> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  opener: RefObject<HTMLElement | null>;
}

/**
 * Content of a tooltip, positioned beside the element that it describes. Loaded lazily, when a tooltip is likely to
 * open.
 */
export function TooltipBubble({ open, onOpenChange, opener, className, ...props }: TooltipBubbleProps) {
  return (
    <RadixTooltip.Provider>
      <RadixTooltip.Root open={open} onOpenChange={onOpenChange}>
        <RadixTooltip.Trigger asChild>
          <BorrowedTrigger opener={opener} />
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal container={usePortalContainer()}>
          <RadixTooltip.Content
            data-slot="tooltip"
            collisionPadding={8}
            className={cn(
              'ui:z-70 ui:max-w-64 ui:rounded-xs ui:bg-ink ui:px-2 ui:py-1 ui:text-xs ui:text-pretty ui:wrap-anywhere ui:text-surface ui:select-none',
              'ui:animate-fade-in ui:forced-colors:border',
              className,
            )}
            {...props}
          />
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
