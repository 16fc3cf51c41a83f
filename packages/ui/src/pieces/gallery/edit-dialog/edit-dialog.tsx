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

/** The properties of a creation that the dialogs use. */
export interface DialogCreation {
  /** Current title. */
  title: string;
  /**
   * Whether everybody can see the creation.
   * @default false
   */
  isPublic?: boolean;
  /** `video` is played, anything else is shown as an image. */
  mediaType?: string;
}

export interface EditDialogProps
  extends
    Omit<DialogContentProps, 'children' | 'closeLabel' | 'onSubmit'>,
    Pick<DialogProps, 'open' | 'defaultOpen' | 'onOpenChange'>,
    Pick<CreationFormProps, 'pending' | 'error' | 'onSubmit'> {
  /** The creation with its current values. */
  creation: DialogCreation;
  /** Validated URL of the image or video. Without it the placeholder for broken media is shown. */
  src?: string;
  /** Whether the dialog is open (controlled). */
  open?: boolean;
  /**
   * Whether the dialog is open initially (uncontrolled).
   * @default false
   */
  defaultOpen?: boolean;
  /** Called when the user opens or closes the dialog. */
  onOpenChange?: (open: boolean) => void;
  /** Button that opens the dialog; omit it if the dialog is opened from elsewhere. */
  children?: ReactElement;
}

/** Dialog to edit a creation's title and visibility. The host closes it after saving. */
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
