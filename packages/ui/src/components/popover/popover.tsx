import { Popover as RadixPopover } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';
import { focusFirst, keepFocus } from '../../lib/layer-focus';
import { onEscapePress } from '../../lib/on-escape-press';
import { FieldContext } from '../field/field-context';
import { floatingClassName } from '../portal-container/floating-class-name';
import { Layer } from '../portal-container/layer';
import { createLayerRoot } from '../portal-container/layer-root';
import { keepForOwnParts } from '../portal-container/own-parts';

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
  onOpenAutoFocus,
  onKeyDown,
  className,
  children,
  ...props
}: PopoverContentProps) {
  const [open, setOpen] = usePopoverOpen();
  return (
    <Layer open={open} closing={{ ...props, onInteractOutside, close: () => setOpen(false) }}>
      <RadixPopover.Content
        data-ui="popover-content"
        sideOffset={sideOffset}
        collisionPadding={8}
        onEscapeKeyDown={onEscapePress(onEscapeKeyDown)}
        onInteractOutside={keepForOwnParts(onInteractOutside)}
        onOpenAutoFocus={(event) => {
          onOpenAutoFocus?.(event);
          focusFirst(event);
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          keepFocus(event);
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
