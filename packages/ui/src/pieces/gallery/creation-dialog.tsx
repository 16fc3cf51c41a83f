'use client';

import type { ReactElement, ReactNode } from 'react';
import {
  Dialog,
  DialogContent,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
  type DialogContentProps,
} from '../../components';
import { useUi } from '../../i18n';
import { common } from '../../locales/english';
import { useFocusReturn } from '../../lib/use-focus-return';
import type { OpenProps } from '../../lib/use-open';
import { CreationForm, type CreationFormProps } from './creation-form';
import { DialogSubject, type DialogSubjectProps } from './dialog-subject';

/** Props that the dialogs to save and to edit a creation share. */
export interface CreationDialogProps
  extends
    Omit<DialogContentProps, 'children' | 'closeLabel' | 'onSubmit'>,
    OpenProps,
    Pick<CreationFormProps, 'pending' | 'error' | 'onSubmit'> {
  /** Button that opens the dialog; omit it if the dialog is opened from elsewhere. */
  children?: ReactElement;
}

interface CreationDialogContent
  extends CreationDialogProps, Pick<CreationFormProps, 'defaultValues' | 'submitLabel'> {
  dialogTitle: string;
  subject: Omit<DialogSubjectProps, 'children'>;
  /** A `DialogDescription`. */
  description: ReactNode;
}

/** Dialog with a creation's picture and the form of its title and visibility. */
export function CreationDialog({
  dialogTitle,
  subject,
  description,
  children,
  defaultValues,
  submitLabel,
  pending,
  error,
  onSubmit,
  open,
  defaultOpen,
  onOpenChange,
  ...props
}: CreationDialogContent) {
  const { t } = useUi({ common });
  const focusReturn = useFocusReturn(props);
  return (
    <Dialog open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {children && <DialogTrigger asChild>{children}</DialogTrigger>}
      <DialogContent closeLabel={t('common.close')} {...props} {...focusReturn}>
        <DialogHeader>
          <DialogTitle>{dialogTitle}</DialogTitle>
        </DialogHeader>
        <DialogSubject {...subject}>{description}</DialogSubject>
        <CreationForm
          defaultValues={defaultValues}
          submitLabel={submitLabel}
          pending={pending}
          error={error}
          onSubmit={onSubmit}
        />
      </DialogContent>
    </Dialog>
  );
}
