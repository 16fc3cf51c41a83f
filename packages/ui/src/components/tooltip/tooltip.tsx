'use client';

import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from '@product/domain';
import { Tooltip as RadixTooltip } from 'radix-ui';
import { createContext, useContext, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../lib/cn';
import { usePortalContainer } from '../portal-container/portal-container';

const Provided = createContext(false);

export type TooltipProviderProps = ComponentProps<typeof RadixTooltip.Provider>;

/** Once near the root: after one tooltip was read, the next ones open without a wait. */
export function TooltipProvider({
  delayDuration = TOOLTIP_DELAY_MS,
  skipDelayDuration = TOOLTIP_SKIP_DELAY_MS,
  children,
  ...props
}: TooltipProviderProps) {
  return (
    <RadixTooltip.Provider delayDuration={delayDuration} skipDelayDuration={skipDelayDuration} {...props}>
      <Provided value={true}>{children}</Provided>
    </RadixTooltip.Provider>
  );
}

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

/** Explains a control after a moment of hover or focus; never the only place of what one must know. */
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
  const provided = useContext(Provided);
  const container = usePortalContainer();
  const tooltip = (
    <RadixTooltip.Root
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      delayDuration={delayDuration}
    >
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal container={container}>
        <RadixTooltip.Content
          data-slot="tooltip"
          sideOffset={sideOffset}
          collisionPadding={8}
          className={cn(
            'ui:z-60 ui:max-w-64 ui:rounded-xs ui:bg-ink ui:px-2 ui:py-1 ui:text-xs ui:text-pretty ui:text-surface ui:select-none',
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
  return provided ? tooltip : <TooltipProvider>{tooltip}</TooltipProvider>;
}
