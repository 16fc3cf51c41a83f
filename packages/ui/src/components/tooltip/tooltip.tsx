'use client';

import { Tooltip as RadixTooltip } from 'radix-ui';
import { use, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../lib/cn';
import { usePortalContainer } from '../portal-container/portal-container';
import { DelayedFocus } from './delayed-focus';
import { TooltipProvider } from './tooltip-provider';
import { TooltipTiming, UNPROVIDED } from './tooltip-timing';

type Root = ComponentProps<typeof RadixTooltip.Root>;
type Content = ComponentProps<typeof RadixTooltip.Content>;

export interface TooltipProps
  extends
    Pick<Root, 'open' | 'defaultOpen' | 'onOpenChange' | 'delayDuration'>,
    Omit<Content, 'content' | 'children'> {
  /** The words. */
  content: ReactNode;
  /** The one element that is explained. It must take focus and pass a ref. */
  children: ReactNode;
}

/**
 * Explains a control after a moment of hover or focus (section 9); never the only place of what one must know. It goes
 * when the pointer or the focus leaves, on a press, on scrolling and on Escape.
 */
export function Tooltip({
  content,
  children,
  open,
  defaultOpen,
  onOpenChange,
  delayDuration,
  className,
  sideOffset = 6,
  ...props
}: TooltipProps) {
  const isProvided = use(TooltipTiming) !== UNPROVIDED;
  const container = usePortalContainer();
  const tooltip = (
    <RadixTooltip.Root
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      delayDuration={delayDuration}
    >
      <RadixTooltip.Trigger asChild>
        <DelayedFocus delay={delayDuration}>{children}</DelayedFocus>
      </RadixTooltip.Trigger>
      <RadixTooltip.Portal container={container}>
        <RadixTooltip.Content
          data-slot="tooltip"
          sideOffset={sideOffset}
          collisionPadding={8}
          className={cn(
            'ui:z-60 ui:max-w-64 ui:rounded-xs ui:bg-ink ui:px-2 ui:py-1 ui:text-xs ui:text-pretty ui:wrap-anywhere ui:text-surface ui:select-none',
            'ui:animate-fade-in ui:data-[state=closed]:animate-fade-out ui:forced-colors:border',
            className,
          )}
          {...props}
        >
          {content}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
  return isProvided ? tooltip : <TooltipProvider>{tooltip}</TooltipProvider>;
}
