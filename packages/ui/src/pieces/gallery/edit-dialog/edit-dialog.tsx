'use client';

import type { ReactElement } from 'react';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '../../../components';
import { useUi } from '../../../i18n';
import { CreationForm, type CreationFormProps } from '../creation-form';
import { DialogSubject } from '../dialog-subject';
import { useFocusReturn } from '../../../lib/use-focus-return';

/** What the dialogs need to know of a creation. */
export interface DialogCreation {
  title: string;
  isPublic?: boolean;
  mediaType?: string;
}

export interface EditDialogProps extends Pick<CreationFormProps, 'pending' | 'error' | 'onSubmit'> {
  /** The creation as it is now. */
  creation: DialogCreation;
  /** A checked address of its picture or video; none shows the broken placeholder. */
  src?: string;
  open?: boolean;
  /** @default false */
  defaultOpen?: boolean;
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
  ...dialog
}: EditDialogProps) {
  const { t } = useUi();
  const focusReturn = useFocusReturn();
  return (
    <Dialog {...dialog}>
      {children && <DialogTrigger asChild>{children}</DialogTrigger>}
      <DialogContent closeLabel={t('common.close')} {...focusReturn}>
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
