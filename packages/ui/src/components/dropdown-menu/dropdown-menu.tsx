'use client';

import { DropdownMenu as RadixMenu } from 'radix-ui';
import { createContext, use, useRef, type ComponentProps, type SyntheticEvent } from 'react';
import { cn } from '../../lib/cn';
import { onEscapePress } from '../../lib/on-escape-press';
import { wrapText } from '../../lib/wrap-text';
import { focusedNear } from '../../lib/layer-focus';
import { useOpen } from '../../lib/use-open';
import { usePortalContainer } from '../portal-container/portal-container';
import { CheckIcon } from '../icons';
import { menuRowClassName } from './dropdown-menu.variants';

export type DropdownMenuProps = ComponentProps<typeof RadixMenu.Root>;

const OpenContext = createContext<ReturnType<typeof useOpen>>([false, () => undefined]);

/** A menu of actions or links that a button opens. By default it is not modal: the page behind stays interactive. */
export function DropdownMenu({
  modal = false,
  open: controlled,
  defaultOpen,
  onOpenChange,
  ...props
}: DropdownMenuProps) {
  const state = useOpen({ open: controlled, defaultOpen, onOpenChange });
  const [open, setOpen] = state;
  return (
    <OpenContext value={state}>
      <RadixMenu.Root modal={modal} open={open} onOpenChange={setOpen} {...props} />
    </OpenContext>
  );
}

export type DropdownMenuTriggerProps = ComponentProps<typeof RadixMenu.Trigger>;

/**
 * Opens the menu and gets the focus back when it closes. Touch opens it when the finger is lifted: before, it may be a
 * scroll or a long press. Radix opens it when the finger touches the screen.
 */
export function DropdownMenuTrigger({
  onPointerDown,
  onKeyDown,
  onClick,
  ...props
}: DropdownMenuTriggerProps) {
  const [open, setOpen] = use(OpenContext);
  const touchPress = useRef<{ wasOpen: boolean }>(undefined);
  return (
    <RadixMenu.Trigger
      data-ui="dropdown-menu-trigger"
      onPointerDown={(event) => {
        onPointerDown?.(event);
        // Radix closes an open menu after this handler, since the trigger is outside of it.
        touchPress.current = event.pointerType === 'touch' ? { wasOpen: open } : undefined;
        if (touchPress.current || isDisabled(event)) event.preventDefault();
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (isDisabled(event)) event.preventDefault();
      }}
      onClick={(event) => {
        onClick?.(event);
        if (touchPress.current && !event.defaultPrevented && !isDisabled(event))
          setOpen(!touchPress.current.wasOpen);
        touchPress.current = undefined;
      }}
      {...props}
    />
  );
}

const isDisabled = ({ currentTarget }: SyntheticEvent) => currentTarget.matches('[aria-disabled=true]');

export type DropdownMenuContentProps = ComponentProps<typeof RadixMenu.Content>;

/** The menu's content, by default aligned to the end of the trigger. */
export function DropdownMenuContent({
  align = 'end',
  sideOffset = 6,
  forceMount,
  onEscapeKeyDown,
  onCloseAutoFocus,
  className,
  ...props
}: DropdownMenuContentProps) {
  const container = usePortalContainer();
  const [open] = use(OpenContext);
  // A menu that is still mounted for an exit animation would take the focus from the trigger or a new page.
  if (!open && !forceMount) return null;
  return (
    <RadixMenu.Portal container={container} forceMount={forceMount}>
      <RadixMenu.Content
        data-ui="dropdown-menu-content"
        forceMount={forceMount}
        align={align}
        sideOffset={sideOffset}
        collisionPadding={8}
        onEscapeKeyDown={onEscapePress(onEscapeKeyDown)}
        onCloseAutoFocus={(event) => {
          onCloseAutoFocus?.(event);
          // Radix focuses the trigger in a timeout. By then the heading of a new page may have the focus.
          const inside = container ?? document.body;
          const focused = focusedNear(inside);
          if (focused && !focused.contains(inside)) event.preventDefault();
        }}
        className={cn(
          'ui:z-50 ui:max-h-(--radix-dropdown-menu-content-available-height) ui:fallback:min-w-44 ui:max-w-(--radix-dropdown-menu-content-available-width) ui:origin-(--radix-dropdown-menu-content-transform-origin) ui:overflow-y-auto ui:rounded-md ui:border ui:border-line ui:bg-surface-raised ui:p-[5px] ui:text-ink ui:shadow-3 ui:outline-none',
          'ui:animate-menu-in',
          className,
        )}
        {...props}
      />
    </RadixMenu.Portal>
  );
}

export interface DropdownMenuItemProps extends ComponentProps<typeof RadixMenu.Item> {
  /**
   * `destructive` is for an irreversible action.
   * @default 'default'
   */
  variant?: 'default' | 'destructive';
}

/** One action or, with `asChild`, one link. */
export function DropdownMenuItem({ variant = 'default', className, ...props }: DropdownMenuItemProps) {
  return (
    <RadixMenu.Item
      data-ui="dropdown-menu-item"
      data-variant={variant}
      className={cn(menuRowClassName, className)}
      {...props}
    />
  );
}

export type DropdownMenuRadioGroupProps = ComponentProps<typeof RadixMenu.RadioGroup>;

/** A group of items of which one is checked. */
export function DropdownMenuRadioGroup(props: DropdownMenuRadioGroupProps) {
  return <RadixMenu.RadioGroup data-ui="dropdown-menu-radio-group" {...props} />;
}

export type DropdownMenuRadioItemProps = ComponentProps<typeof RadixMenu.RadioItem>;

/** One item of a radio group. A tick and bold text mark the checked one. */
export function DropdownMenuRadioItem({ className, children, ...props }: DropdownMenuRadioItemProps) {
  return (
    <RadixMenu.RadioItem
      data-ui="dropdown-menu-radio-item"
      className={cn(menuRowClassName, 'ui:pe-9 ui:data-[state=checked]:font-semibold', className)}
      {...props}
    >
      {wrapText(children)}
      <RadixMenu.ItemIndicator className="ui:absolute ui:end-2.5 ui:text-accent-ink ui:forced-colors:text-current">
        <CheckIcon aria-hidden className="ui:size-4" />
      </RadixMenu.ItemIndicator>
    </RadixMenu.RadioItem>
  );
}

export type DropdownMenuSeparatorProps = ComponentProps<typeof RadixMenu.Separator>;

export function DropdownMenuSeparator({ className, ...props }: DropdownMenuSeparatorProps) {
  return (
    <RadixMenu.Separator
      data-ui="dropdown-menu-separator"
      className={cn('ui:-mx-[5px] ui:my-[5px] ui:h-px ui:bg-line', className)}
      {...props}
    />
  );
}

export type DropdownMenuLabelProps = ComponentProps<typeof RadixMenu.Label>;

/** The visible name of a group. */
export function DropdownMenuLabel({ className, ...props }: DropdownMenuLabelProps) {
  return (
    <RadixMenu.Label
      data-ui="dropdown-menu-label"
      className={cn('ui:px-2.5 ui:py-1.5 ui:text-xs ui:text-ink-muted', className)}
      {...props}
    />
  );
}
