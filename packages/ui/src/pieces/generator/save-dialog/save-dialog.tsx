'use client';

import type { AspectRatio, MediaType, Quality, Style } from '@product/domain';
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
import { RichText, useUi } from '../../../i18n';
import { CreationForm, type CreationFormProps } from '../../gallery/creation-form';
import { DialogSubject } from '../../gallery/dialog-subject';
import { useFocusReturn } from '../../../lib/use-focus-return';

export interface SaveDialogPicture {
  /** Validated URL of the result. Without it the placeholder for broken media is shown. */
  src?: string;
  style: Style;
  aspectRatio: AspectRatio;
  quality: Quality;
  mediaType: MediaType;
}

export interface SaveDialogProps
  extends
    Omit<DialogContentProps, 'children' | 'closeLabel' | 'onSubmit'>,
    Pick<DialogProps, 'open' | 'defaultOpen' | 'onOpenChange'>,
    Pick<CreationFormProps, 'pending' | 'error' | 'onSubmit'> {
  /** The result to save. */
  picture: SaveDialogPicture;
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

/** Dialog to save a result with a title and a visibility, by default private. The host closes it after saving. */
export function SaveDialog({
  picture,
  children,
  pending,
  error,
  onSubmit,
  open,
  defaultOpen,
  onOpenChange,
  ...props
}: SaveDialogProps) {
  const { t } = useUi();
  const focusReturn = useFocusReturn();
  const meta = t('generator.pictureMeta', {
    ratio: `<bdi>${picture.aspectRatio}</bdi>`,
    quality: t(`vocabulary.quality.${picture.quality}`),
  });

  return (
    <Dialog open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {children && <DialogTrigger asChild>{children}</DialogTrigger>}
      <DialogContent closeLabel={t('common.close')} {...focusReturn} {...props}>
        <DialogHeader>
          <DialogTitle>{t('generator.saveToGallery')}</DialogTitle>
        </DialogHeader>
        <DialogSubject
          src={picture.src}
          mediaType={picture.mediaType}
          title={t(`vocabulary.style.${picture.style}`)}
        >
          <DialogDescription className="ui:num">
            <RichText text={meta} components={{ bdi: (words) => <bdi>{words}</bdi> }} />
          </DialogDescription>
        </DialogSubject>
        <CreationForm submitLabel={t('generator.save')} pending={pending} error={error} onSubmit={onSubmit} />
      </DialogContent>
    </Dialog>
  );
}
