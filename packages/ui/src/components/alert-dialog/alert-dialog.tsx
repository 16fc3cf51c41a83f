import { AlertDialog as RadixAlertDialog } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';
import { Button, type ButtonProps } from '../button';
import type { DialogContentProps } from '../dialog/dialog';
import { DialogCloseButton } from '../dialog/dialog-close-button';
import {
  dialogDescriptionClassName,
  dialogFooterClassName,
  dialogHeaderClassName,
  dialogTitleClassName,
  dialogVariants,
} from '../dialog/dialog.variants';
import { ModalLayer } from '../dialog/modal-layer';
import { createLayerRoot } from '../portal-container/layer-root';

const [AlertDialogRoot, useAlertDialogOpen] = createLayerRoot(RadixAlertDialog.Root);

export type AlertDialogProps = ComponentProps<typeof RadixAlertDialog.Root>;

/** A dialog that requires an answer. A press outside does not close it; Escape cancels it. @public */
export function AlertDialog(props: AlertDialogProps) {
  return <AlertDialogRoot {...props} />;
}

export type AlertDialogTriggerProps = ComponentProps<typeof RadixAlertDialog.Trigger>;

/** Opens the dialog and gets the focus back when it closes. @public */
export function AlertDialogTrigger(props: AlertDialogTriggerProps) {
  return <RadixAlertDialog.Trigger data-ui="alert-dialog-trigger" {...props} />;
}

export interface AlertDialogContentProps
  extends ComponentProps<typeof RadixAlertDialog.Content>, Pick<DialogContentProps, 'size'> {
  /** Accessible name of the close button in the corner, which cancels. Without it there is no close button. */
  closeLabel?: string;
}

/** The dialog with its overlay. `AlertDialogCancel` has the initial focus. @public */
export function AlertDialogContent({
  closeLabel,
  size = 'md',
  className,
  children,
  ...props
}: AlertDialogContentProps) {
  const [open] = useAlertDialogOpen();
  return (
    <ModalLayer
      open={open}
      as={RadixAlertDialog.Content}
      name="alert-dialog"
      data-size={size}
      className={cn(dialogVariants({ size }), className)}
      {...props}
    >
      {children}
      {closeLabel !== undefined && (
        <RadixAlertDialog.Action asChild>
          <DialogCloseButton label={closeLabel} />
        </RadixAlertDialog.Action>
      )}
    </ModalLayer>
  );
}

export type AlertDialogHeaderProps = ComponentProps<'div'>;

/** Container of title and description. @public */
export function AlertDialogHeader({ className, ...props }: AlertDialogHeaderProps) {
  return <div data-ui="alert-dialog-header" className={cn(dialogHeaderClassName, className)} {...props} />;
}

export type AlertDialogTitleProps = ComponentProps<typeof RadixAlertDialog.Title>;

/** The title and accessible name: the question that the dialog asks. @public */
export function AlertDialogTitle({ className, ...props }: AlertDialogTitleProps) {
  return (
    <RadixAlertDialog.Title
      data-ui="alert-dialog-title"
      className={cn(dialogTitleClassName, className)}
      {...props}
    />
  );
}

export type AlertDialogDescriptionProps = ComponentProps<typeof RadixAlertDialog.Description>;

/** Says what confirming does. Every alert dialog has one: it is the accessible description. @public */
export function AlertDialogDescription({ className, ...props }: AlertDialogDescriptionProps) {
  return (
    <RadixAlertDialog.Description
      data-ui="alert-dialog-description"
      className={cn(dialogDescriptionClassName, className)}
      {...props}
    />
  );
}

export type AlertDialogFooterProps = ComponentProps<'div'>;

/** The buttons, the safe one first. @public */
export function AlertDialogFooter({ className, ...props }: AlertDialogFooterProps) {
  return <div data-ui="alert-dialog-footer" className={cn(dialogFooterClassName, className)} {...props} />;
}

/** The cancel button. It closes the dialog and has the initial focus. @public */
export function AlertDialogCancel(props: ButtonProps) {
  return (
    <RadixAlertDialog.Cancel asChild>
      <Button data-ui="alert-dialog-cancel" {...props} />
    </RadixAlertDialog.Cancel>
  );
}

/**
 * The confirm button, by default `destructive`. It closes the dialog; call `event.preventDefault()` in `onClick` to keep it
 * open while an action runs.
 * @public
 */
export function AlertDialogAction({ variant = 'destructive', ...props }: ButtonProps) {
  return (
    <RadixAlertDialog.Action asChild>
      <Button data-ui="alert-dialog-action" variant={variant} {...props} />
    </RadixAlertDialog.Action>
  );
}
