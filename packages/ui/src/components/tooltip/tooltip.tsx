import { useId, useRef, type ReactNode } from 'react';
import { Slot } from '../../lib/slot';
import { useOpen, type OpenProps } from '../../lib/use-open';
import { TooltipLayer, type TooltipLayerProps } from './tooltip-layer';
import { useTooltipTiming } from './use-tooltip-timing';

export interface TooltipProps
  extends Omit<TooltipLayerProps, 'control' | 'pointer' | 'onClose' | 'content'>, OpenProps {
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
 * Until it opens, the control costs nothing but event handlers.
 * @public
 */
export function Tooltip({
  isLabel = false,
  children,
  open: controlled,
  defaultOpen,
  onOpenChange,
  delayDuration,
  id: ownId,
  ...layer
}: TooltipProps) {
  const newId = useId();
  const id = ownId ?? newId;
  const control = useRef<HTMLElement>(null);
  const [open, setOpen] = useOpen({ open: controlled, defaultOpen, onOpenChange });
  const { handlers, close, pointer } = useTooltipTiming({ control, open, setOpen, delay: delayDuration });
  return (
    <>
      <Slot ref={control} aria-describedby={open && !isLabel ? id : undefined} {...handlers}>
        {children}
      </Slot>
      {open && <TooltipLayer id={id} control={control} pointer={pointer} onClose={close} {...layer} />}
    </>
  );
}
