import type { VariantProps } from 'class-variance-authority';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';
import { DialogCloseButton } from './dialog-close-button';
import { DialogRoot, useDialogOpen } from './dialog-root';
import { ModalLayer } from './modal-layer';
import {
  dialogDescriptionClassName,
  dialogFooterClassName,
  dialogHeaderClassName,
  dialogTitleClassName,
  dialogVariants,
} from './dialog.variants';

export type DialogProps = Omit<ComponentProps<typeof RadixDialog.Root>, 'modal'>;

/** A modal dialog for one decision. @public */
export function Dialog(props: DialogProps) {
  return <DialogRoot {...props} />;
}

export type DialogTriggerProps = ComponentProps<typeof RadixDialog.Trigger>;

/** Opens the dialog and gets the focus back when it closes. @public */
export function DialogTrigger(props: DialogTriggerProps) {
  return <RadixDialog.Trigger data-ui="dialog-trigger" {...props} />;
}

export interface DialogContentProps extends ComponentProps<typeof RadixDialog.Content> {
  /** Accessible name of the close button in the corner. */
  closeLabel: string;
  /**
   * Maximum width: 352, 425 or 576 px.
   * @default 'md'
   */
  size?: NonNullable<VariantProps<typeof dialogVariants>['size']>;
}

/** The dialog with its overlay and close button. @public */
export function DialogContent({
  closeLabel,
  size = 'md',
  className,
  children,
  ...props
}: DialogContentProps) {
  const [open, setOpen] = useDialogOpen();
  return (
    <ModalLayer
      open={open}
      onClose={() => setOpen(false)}
      name="dialog"
      data-size={size}
      className={cn(dialogVariants({ size }), className)}
      {...props}
    >
      {children}
      <RadixDialog.Close asChild>
        <DialogCloseButton label={closeLabel} />
      </RadixDialog.Close>
    </ModalLayer>
  );
}

export type DialogHeaderProps = ComponentProps<'div'>;

/** Container of title and description. @public */
export function DialogHeader({ className, ...props }: DialogHeaderProps) {
  return <div data-ui="dialog-header" className={cn(dialogHeaderClassName, className)} {...props} />;
}

export type DialogTitleProps = ComponentProps<typeof RadixDialog.Title>;

/** The title and accessible name. Every dialog has one. @public */
export function DialogTitle({ className, ...props }: DialogTitleProps) {
  return (
    <RadixDialog.Title data-ui="dialog-title" className={cn(dialogTitleClassName, className)} {...props} />
  );
}

export type DialogDescriptionProps = ComponentProps<typeof RadixDialog.Description>;

/** What the dialog is about: its accessible description. @public */
export function DialogDescription({ className, ...props }: DialogDescriptionProps) {
  return (
    <RadixDialog.Description
      data-ui="dialog-description"
      className={cn(dialogDescriptionClassName, className)}
      {...props}
    />
  );
}

export type DialogFooterProps = ComponentProps<'div'>;

/** The actions, the safe one first. Below 480 px they stand side by side in equal widths. @public */
export function DialogFooter({ className, ...props }: DialogFooterProps) {
  return <div data-ui="dialog-footer" className={cn(dialogFooterClassName, className)} {...props} />;
}

export type DialogCloseProps = ComponentProps<typeof RadixDialog.Close>;

/** Closes the dialog; with `asChild`, the one child element does. @public */
export function DialogClose(props: DialogCloseProps) {
  return <RadixDialog.Close data-ui="dialog-close" {...props} />;
}
