'use client';

import { DropdownMenu as RadixMenu } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';
import { usePortalContainer } from '../portal-container/portal-container';
import { CheckIcon } from '../icons';
import { menuRowClassName } from './dropdown-menu.variants';

export type DropdownMenuProps = ComponentProps<typeof RadixMenu.Root>;

/** A menu of actions or links that a button opens. By default it is not modal: the page behind stays interactive. */
export function DropdownMenu({ modal = false, ...props }: DropdownMenuProps) {
  return <RadixMenu.Root modal={modal} {...props} />;
}

export type DropdownMenuTriggerProps = ComponentProps<typeof RadixMenu.Trigger>;

/** Opens the menu and gets the focus back when it closes. */
export function DropdownMenuTrigger(props: DropdownMenuTriggerProps) {
  return <RadixMenu.Trigger data-slot="dropdown-menu-trigger" {...props} />;
}

export type DropdownMenuContentProps = ComponentProps<typeof RadixMenu.Content>;

/** The menu's content, by default aligned to the end of the trigger. */
export function DropdownMenuContent({
  align = 'end',
  sideOffset = 6,
  className,
  ...props
}: DropdownMenuContentProps) {
  return (
    <RadixMenu.Portal container={usePortalContainer()}>
      <RadixMenu.Content
        data-slot="dropdown-menu-content"
        align={align}
        sideOffset={sideOffset}
        collisionPadding={8}
        className={cn(
          'ui:z-50 ui:max-h-(--radix-dropdown-menu-content-available-height) ui:fallback:min-w-44 ui:max-w-(--radix-dropdown-menu-content-available-width) ui:origin-(--radix-dropdown-menu-content-transform-origin) ui:overflow-y-auto ui:rounded-md ui:border ui:border-line ui:bg-surface-raised ui:p-[5px] ui:shadow-3 ui:outline-none',
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
   * `danger` is for an irreversible action.
   * @default 'default'
   */
  variant?: 'default' | 'danger';
}

/** One action or, with `asChild`, one link. */
export function DropdownMenuItem({ variant = 'default', className, ...props }: DropdownMenuItemProps) {
  return (
    <RadixMenu.Item
      data-slot="dropdown-menu-item"
      data-variant={variant}
      className={cn(menuRowClassName, className)}
      {...props}
    />
  );
}

export type DropdownMenuRadioGroupProps = ComponentProps<typeof RadixMenu.RadioGroup>;

/** A group of items of which one is checked. */
export function DropdownMenuRadioGroup(props: DropdownMenuRadioGroupProps) {
  return <RadixMenu.RadioGroup data-slot="dropdown-menu-radio-group" {...props} />;
}

export type DropdownMenuRadioItemProps = ComponentProps<typeof RadixMenu.RadioItem>;

/** One item of a radio group. A tick and bold text mark the checked one. */
export function DropdownMenuRadioItem({ className, children, ...props }: DropdownMenuRadioItemProps) {
  return (
    <RadixMenu.RadioItem
      data-slot="dropdown-menu-radio-item"
      className={cn(menuRowClassName, 'ui:pe-9 ui:data-[state=checked]:font-semibold', className)}
      {...props}
    >
      {children}
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
      data-slot="dropdown-menu-separator"
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
      data-slot="dropdown-menu-label"
      className={cn('ui:px-2.5 ui:py-1.5 ui:text-xs ui:text-ink-muted', className)}
      {...props}
    />
  );
}
