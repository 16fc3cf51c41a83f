'use client';

import { useId, useRef, type ReactNode } from 'react';
import { onDemand } from '../../lib/on-demand/demand';
import { useDemand } from '../../lib/on-demand/use-demand';
import { useOpen } from '../../lib/on-demand/use-open';
import { Slot } from '../../lib/slot';
import type { TooltipBubbleProps } from './tooltip-bubble';
import { useTooltipTiming } from './use-tooltip-timing';

export interface TooltipProps extends Omit<
  TooltipBubbleProps,
  'content' | 'children' | 'open' | 'onOpenChange' | 'opener'
> {
  /** Whether it is open (controlled). */
  open?: boolean;
  /**
   * Whether it is open initially (uncontrolled).
   * @default false
   */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
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

const bubble = onDemand(async () => (await import('./tooltip-bubble')).TooltipBubble);

/**
 * Describes a control after a delay of hover or focus, or on a long press. Information that the user needs must be
 * available elsewhere too. It closes when the pointer or the focus leaves, on a press, on scrolling and on Escape.
 */
export function Tooltip({
  content,
  isLabel = false,
  children,
  open: decided,
  defaultOpen,
  onOpenChange,
  delayDuration,
  sideOffset = 6,
  ...props
}: TooltipProps) {
  const [open, setOpen] = useOpen({ open: decided, defaultOpen, onOpenChange });
  const opener = useRef<HTMLElement>(null);
  const generatedId = useId();
  const { id = generatedId } = props;
  const { code: Bubble, want } = useDemand(bubble, { needed: open, onMissing: () => setOpen(false) });
  const { handlers, close } = useTooltipTiming({ open, setOpen, delay: delayDuration, want });
  return (
    <>
      <Slot ref={opener} aria-describedby={open && Bubble && !isLabel ? id : undefined} {...handlers}>
        {children}
      </Slot>
      {Bubble && (
        <Bubble
          sideOffset={sideOffset}
          {...props}
          id={id}
          open={open}
          onOpenChange={(next) => (next ? setOpen(true) : close())}
          opener={opener}
        >
          {content}
        </Bubble>
      )}
    </>
  );
}
