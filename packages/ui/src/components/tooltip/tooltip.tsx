'use client';

import { Tooltip as RadixTooltip } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn';
import { onEscapePress } from '../../lib/on-escape-press';
import { Slot, type SlotProps } from '../../lib/slot';
import { useOpen, type OpenProps } from '../../lib/use-open';
import { usePortalContainer } from '../portal-container/portal-container';
import { useTooltipTiming } from './use-tooltip-timing';

export interface TooltipProps
  extends Omit<ComponentProps<typeof RadixTooltip.Content>, 'content' | 'children'>, OpenProps {
  /**
   * Milliseconds of hover, focus or touch before it opens.
   * @default that of the provider, or 700
   */
  delayDuration?: number;
  /** The text. */
  content: ReactNode;
  /**
   * The text is already the accessible name of the element, so it is not set as its description (`aria-describedby`) as
   * well.
   * @default false
   */
  isLabel?: boolean;
  /** The one element that the tooltip describes. It must be focusable and accept a ref. */
  children: ReactNode;
}

/**
 * Describes a control after a delay of hover or focus, or on a long press. Information that the user needs must be
 * available elsewhere too. It closes when the pointer or the focus leaves, on a press, on scrolling and on Escape.
 */
export function Tooltip({
  content,
  isLabel = false,
  children,
  open: controlled,
  defaultOpen,
  onOpenChange,
  delayDuration,
  sideOffset = 6,
  onEscapeKeyDown,
  className,
  ...props
}: TooltipProps) {
  const [open, setOpen] = useOpen({ open: controlled, defaultOpen, onOpenChange });
  const { handlers, close } = useTooltipTiming({ open, setOpen, delay: delayDuration });
  return (
    <RadixTooltip.Provider>
      <RadixTooltip.Root open={open} onOpenChange={close}>
        <RadixTooltip.Trigger asChild {...handlers}>
          {isLabel ? <WithoutDescription>{children}</WithoutDescription> : children}
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal container={usePortalContainer()}>
          <RadixTooltip.Content
            data-ui="tooltip"
            sideOffset={sideOffset}
            collisionPadding={8}
            onEscapeKeyDown={onEscapePress(onEscapeKeyDown)}
            className={cn(
              'ui:z-70 ui:max-w-64 ui:rounded-xs ui:bg-ink ui:px-2 ui:py-1 ui:text-xs ui:text-pretty ui:wrap-anywhere ui:text-surface ui:select-none',
              'ui:animate-fade-in ui:forced-colors:border',
              className,
            )}
            {...props}
          >
            {content}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}

/** Passes on all props but the description, which Radix always adds. */
function WithoutDescription({ 'aria-describedby': _, ...props }: SlotProps) {
  return <Slot {...props} />;
}
