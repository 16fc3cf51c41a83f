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
  /** Whether it is open, if the host decides. */
  open?: boolean;
  /**
   * Whether it is open at first.
   * @default false
   */
  defaultOpen?: boolean;
  /** It opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /**
   * Milliseconds of hover or focus before it opens.
   * @default the provider's
   */
  delayDuration?: number;
  /** The words. */
  content: ReactNode;
  /** The one element that is explained. It must take focus and pass a ref. */
  children: ReactNode;
}

const bubble = onDemand(async () => (await import('./tooltip-bubble')).TooltipBubble);

/**
 * Explains a control after a moment of hover or focus (section 9); never the only place of what one must know. It goes
 * when the pointer or the focus leaves, on a press, on scrolling and on Escape.
 */
export function Tooltip({
  content,
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
      <Slot ref={opener} aria-describedby={open && Bubble ? id : undefined} {...handlers}>
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
