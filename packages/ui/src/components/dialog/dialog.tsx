'use client';

import type { VariantProps } from 'class-variance-authority';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';
import { PortalContainer } from '../portal-container';
import { DialogCloseButton } from './dialog-close-button';
import {
  dialogDescriptionClassName,
  dialogFooterClassName,
  dialogHeaderClassName,
  dialogTitleClassName,
  dialogVariants,
  veilClassName,
} from './dialog.variants';

export type DialogProps = ComponentProps<typeof RadixDialog.Root>;

/** One decision, over the page. */
export function Dialog(props: DialogProps) {
  return <RadixDialog.Root {...props} />;
}

export type DialogTriggerProps = ComponentProps<typeof RadixDialog.Trigger>;

/** Opens the dialog; takes the focus back afterwards. */
export function DialogTrigger(props: DialogTriggerProps) {
  return <RadixDialog.Trigger data-slot="dialog-trigger" {...props} />;
}

export interface DialogContentProps extends ComponentProps<typeof RadixDialog.Content> {
  /** Name of the cross in the corner. */
  closeLabel: string;
  /**
   * At most 352, 425 or 576 px wide.
   * @default 'md'
   */
  size?: NonNullable<VariantProps<typeof dialogVariants>['size']>;
}

/** The dialog itself, with the veil behind it and a cross in its corner. */
export function DialogContent({
  closeLabel,
  size = 'md',
  className,
  children,
  ...props
}: DialogContentProps) {
  return (
    <RadixDialog.Portal>
      <RadixDialog.Overlay data-slot="dialog-veil" className={veilClassName} />
      <RadixDialog.Content
        data-slot="dialog-content"
        data-size={size}
        className={cn(dialogVariants({ size }), className)}
        {...props}
      >
        <PortalContainer>{children}</PortalContainer>
        <RadixDialog.Close asChild>
          <DialogCloseButton label={closeLabel} />
        </RadixDialog.Close>
      </RadixDialog.Content>
    </RadixDialog.Portal>
  );
}

export type DialogHeaderProps = ComponentProps<'div'>;

/** Title and description. */
export function DialogHeader({ className, ...props }: DialogHeaderProps) {
  return <div data-slot="dialog-header" className={cn(dialogHeaderClassName, className)} {...props} />;
}

export type DialogTitleProps = ComponentProps<typeof RadixDialog.Title>;

/** The dialog's name; every dialog has one. */
export function DialogTitle({ className, ...props }: DialogTitleProps) {
  return (
    <RadixDialog.Title data-slot="dialog-title" className={cn(dialogTitleClassName, className)} {...props} />
  );
}

export type DialogDescriptionProps = ComponentProps<typeof RadixDialog.Description>;

/** What the dialog is about, read out with its name. */
export function DialogDescription({ className, ...props }: DialogDescriptionProps) {
  return (
    <RadixDialog.Description
      data-slot="dialog-description"
      className={cn(dialogDescriptionClassName, className)}
      {...props}
    />
  );
}

export type DialogFooterProps = ComponentProps<'div'>;

/** The actions, the safe one first. On a phone they stand side by side in equal parts. */
export function DialogFooter({ className, ...props }: DialogFooterProps) {
  return <div data-slot="dialog-footer" className={cn(dialogFooterClassName, className)} {...props} />;
}

export type DialogCloseProps = ComponentProps<typeof RadixDialog.Close>;

/** Makes the one child element close the dialog (with `asChild`). */
export function DialogClose(props: DialogCloseProps) {
  return <RadixDialog.Close data-slot="dialog-close" {...props} />;
}
