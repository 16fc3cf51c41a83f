'use client';

import type { ReactElement } from 'react';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
  type DialogContentProps,
  type DialogProps,
} from '../../../components';
import { useUi } from '../../../i18n';
import { CreationForm, type CreationFormProps } from '../creation-form';
import { DialogSubject } from '../dialog-subject';
import { useFocusReturn } from '../../../lib/use-focus-return';

/** What the dialogs need to know of a creation. */
export interface DialogCreation {
  /** What it is called now. */
  title: string;
  /** Whether everybody can see it. */
  isPublic?: boolean;
  /** `video` is played, anything else is shown as a picture. */
  mediaType?: string;
}

export interface EditDialogProps
  extends
    Omit<DialogContentProps, 'children' | 'closeLabel' | 'onSubmit'>,
    Pick<DialogProps, 'open' | 'defaultOpen' | 'onOpenChange'>,
    Pick<CreationFormProps, 'pending' | 'error' | 'onSubmit'> {
  /** The creation as it is now. */
  creation: DialogCreation;
  /** A checked address of its picture or video; none shows the broken placeholder. */
  src?: string;
  /** Whether it is open, if the host decides. */
  open?: boolean;
  /**
   * Whether it is open at first.
   * @default false
   */
  defaultOpen?: boolean;
  /** Somebody opens or closes it. */
  onOpenChange?: (open: boolean) => void;
  /** A button that opens the dialog, if it is not opened from elsewhere. */
  children?: ReactElement;
}

/** Changes a creation's title and who may see it. The host closes it once that is saved. */
export function EditDialog({
  creation,
  src,
  children,
  pending,
  error,
  onSubmit,
  open,
  defaultOpen,
  onOpenChange,
  ...props
}: EditDialogProps) {
  const { t } = useUi();
  const focusReturn = useFocusReturn();
  return (
    <Dialog open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {children && <DialogTrigger asChild>{children}</DialogTrigger>}
      <DialogContent closeLabel={t('common.close')} {...focusReturn} {...props}>
        <DialogHeader>
          <DialogTitle>{t('gallery.editTitle')}</DialogTitle>
        </DialogHeader>
        <DialogSubject src={src} mediaType={creation.mediaType} title={creation.title}>
          <DialogDescription>{t('gallery.editDescription')}</DialogDescription>
        </DialogSubject>
        <CreationForm
          defaultValues={{ title: creation.title, isPublic: creation.isPublic ?? false }}
          submitLabel={t('gallery.saveChanges')}
          pending={pending}
          error={error}
          onSubmit={onSubmit}
        />
      </DialogContent>
    </Dialog>
  );
}
