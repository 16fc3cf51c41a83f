import type { CreationForm as CreationFormValues } from '@product/domain';
import { useRef, type ReactElement, type ReactNode } from 'react';
import {
  Dialog,
  DialogContent,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
  type DialogContentProps,
} from '../../components';
import { useUi } from '../../i18n';
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

/**
 * Dialog with a creation's picture and the form of its title and visibility. What has been typed is shown again if the
 * host has closed it, for instance by Back, and discarded if the user closes it.
 */
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
  const { t } = useUi();
  const focusReturn = useFocusReturn(props);
  const typed = useRef<{ about: string; values: CreationFormValues }>(undefined);
  const about = JSON.stringify([subject.src, defaultValues]);
  const change = (next: boolean) => {
    typed.current = undefined;
    onOpenChange?.(next);
  };
  return (
    <Dialog open={open} defaultOpen={defaultOpen} onOpenChange={change}>
      {children && <DialogTrigger asChild>{children}</DialogTrigger>}
      <DialogContent closeLabel={t('common.close')} {...props} {...focusReturn}>
        <DialogHeader>
          <DialogTitle>{dialogTitle}</DialogTitle>
        </DialogHeader>
        <DialogSubject {...subject}>{description}</DialogSubject>
        <CreationForm
          defaultValues={defaultValues}
          getTyped={() => (typed.current?.about === about ? typed.current.values : undefined)}
          onTyped={(values) => (typed.current = { about, values })}
          submitLabel={submitLabel}
          pending={pending}
          error={error}
          onSubmit={onSubmit}
        />
      </DialogContent>
    </Dialog>
  );
}
