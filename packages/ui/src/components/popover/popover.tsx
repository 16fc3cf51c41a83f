'use client';

import { Popover as RadixPopover } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';
import { onEscapePress } from '../../lib/on-escape-press';
import { FieldContext } from '../field/field-context';
import { floatingClassName } from '../portal-container/floating-class-name';
import { Layer } from '../portal-container/layer';
import { createLayerRoot } from '../portal-container/layer-root';

const [PopoverRoot, usePopoverOpen] = createLayerRoot(RadixPopover.Root);

export type PopoverProps = ComponentProps<typeof RadixPopover.Root>;

/**
 * A panel with text or a few controls that a button opens. By default it is not modal: the page behind stays
 * interactive.
 * @public
 */
export function Popover(props: PopoverProps) {
  return <PopoverRoot {...props} />;
}

export type PopoverTriggerProps = ComponentProps<typeof RadixPopover.Trigger>;

/** Opens the popover and gets the focus back when it closes. @public */
export function PopoverTrigger(props: PopoverTriggerProps) {
  return <RadixPopover.Trigger data-ui="popover-trigger" {...props} />;
}

export type PopoverContentProps = ComponentProps<typeof RadixPopover.Content> &
  ({ 'aria-label': string } | { 'aria-labelledby': string });

/** The panel. It has the role `dialog`, so it needs an accessible name. @public */
export function PopoverContent({
  sideOffset = 6,
  onEscapeKeyDown,
  onInteractOutside,
  className,
  children,
  ...props
}: PopoverContentProps) {
  return (
    <Layer open={usePopoverOpen()}>
      <RadixPopover.Content
        data-ui="popover-content"
        sideOffset={sideOffset}
        collisionPadding={8}
        onEscapeKeyDown={onEscapePress(onEscapeKeyDown)}
        onInteractOutside={(event) => {
          onInteractOutside?.(event);
          // In a shadow root, Radix takes its own button for the outside, and a press closes the popover and opens it
          // again (https://github.com/radix-ui/primitives/pull/2433).
          const path = event.detail.originalEvent.composedPath() as Element[];
          if (path.some((each) => each.matches?.('[aria-haspopup=dialog][data-state=open]')))
            event.preventDefault();
        }}
        className={cn(floatingClassName, 'ui:w-72 ui:p-4 ui:text-sm ui:wrap-break-word', className)}
        {...props}
      >
        {/* The controls inside are not those of a `Field` around the button. */}
        <FieldContext value={undefined}>{children}</FieldContext>
      </RadixPopover.Content>
    </Layer>
  );
}

export type PopoverCloseProps = ComponentProps<typeof RadixPopover.Close>;

/** Closes the popover; with `asChild`, the one child element does. @public */
export function PopoverClose(props: PopoverCloseProps) {
  return <RadixPopover.Close data-ui="popover-close" {...props} />;
}
