'use client';

import { AlertDialog as RadixAlertDialog } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';
import { PortalContainer } from '../portal-container';
import { Button, type ButtonProps } from '../button';
import type { DialogContentProps } from '../dialog';
import { DialogCloseButton } from '../dialog/dialog-close-button';
import {
  dialogDescriptionClassName,
  dialogFooterClassName,
  dialogHeaderClassName,
  dialogTitleClassName,
  dialogVariants,
  veilClassName,
} from '../dialog/dialog.variants';

export type AlertDialogProps = ComponentProps<typeof RadixAlertDialog.Root>;

/** A question that must be answered: a press beside it does not close it. */
export function AlertDialog(props: AlertDialogProps) {
  return <RadixAlertDialog.Root {...props} />;
}

export type AlertDialogTriggerProps = ComponentProps<typeof RadixAlertDialog.Trigger>;

/** Asks the question; takes the focus back afterwards. */
export function AlertDialogTrigger(props: AlertDialogTriggerProps) {
  return <RadixAlertDialog.Trigger data-slot="alert-dialog-trigger" {...props} />;
}

export interface AlertDialogContentProps
  extends ComponentProps<typeof RadixAlertDialog.Content>, Pick<DialogContentProps, 'size'> {
  /** Name of the cross in the corner, which answers no. Without a name there is no cross. */
  closeLabel?: string;
}

/** The dialog itself. Focus starts on `AlertDialogCancel`. */
export function AlertDialogContent({
  closeLabel,
  size = 'md',
  className,
  children,
  ...props
}: AlertDialogContentProps) {
  return (
    <RadixAlertDialog.Portal>
      <RadixAlertDialog.Overlay data-slot="alert-dialog-veil" className={veilClassName} />
      <RadixAlertDialog.Content
        data-slot="alert-dialog-content"
        data-size={size}
        className={cn(dialogVariants({ size }), className)}
        {...props}
      >
        <PortalContainer>{children}</PortalContainer>
        {closeLabel !== undefined && (
          <RadixAlertDialog.Action asChild>
            <DialogCloseButton label={closeLabel} />
          </RadixAlertDialog.Action>
        )}
      </RadixAlertDialog.Content>
    </RadixAlertDialog.Portal>
  );
}

export type AlertDialogHeaderProps = ComponentProps<'div'>;

/** Title and description. */
export function AlertDialogHeader({ className, ...props }: AlertDialogHeaderProps) {
  return <div data-slot="alert-dialog-header" className={cn(dialogHeaderClassName, className)} {...props} />;
}

export type AlertDialogTitleProps = ComponentProps<typeof RadixAlertDialog.Title>;

/** The question. */
export function AlertDialogTitle({ className, ...props }: AlertDialogTitleProps) {
  return (
    <RadixAlertDialog.Title
      data-slot="alert-dialog-title"
      className={cn(dialogTitleClassName, className)}
      {...props}
    />
  );
}

export type AlertDialogDescriptionProps = ComponentProps<typeof RadixAlertDialog.Description>;

/** What follows from yes; every question says it. */
export function AlertDialogDescription({ className, ...props }: AlertDialogDescriptionProps) {
  return (
    <RadixAlertDialog.Description
      data-slot="alert-dialog-description"
      className={cn(dialogDescriptionClassName, className)}
      {...props}
    />
  );
}

export type AlertDialogFooterProps = ComponentProps<'div'>;

/** The answers, the safe one first. */
export function AlertDialogFooter({ className, ...props }: AlertDialogFooterProps) {
  return <div data-slot="alert-dialog-footer" className={cn(dialogFooterClassName, className)} {...props} />;
}

/** No. */
export function AlertDialogCancel(props: ButtonProps) {
  return (
    <RadixAlertDialog.Cancel asChild>
      <Button data-slot="alert-dialog-cancel" {...props} />
    </RadixAlertDialog.Cancel>
  );
}

/** Yes. It closes the dialog; `event.preventDefault()` in `onClick` keeps it open while something runs. */
export function AlertDialogAction({ variant = 'danger', ...props }: ButtonProps) {
  return (
    <RadixAlertDialog.Action asChild>
      <Button data-slot="alert-dialog-action" variant={variant} {...props} />
    </RadixAlertDialog.Action>
  );
}
