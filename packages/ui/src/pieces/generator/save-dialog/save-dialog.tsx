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

/** The result that is to be kept. */
export interface SaveDialogPicture {
  /** A checked address; none shows the broken placeholder. */
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
  /** The result in question. */
  picture: SaveDialogPicture;
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

/** Gives a result a title and decides who sees it: nobody else, unless chosen. The host closes it once it is saved. */
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
            <RichText text={meta} marks={{ bdi: (words) => <bdi>{words}</bdi> }} />
          </DialogDescription>
        </DialogSubject>
        <CreationForm submitLabel={t('generator.save')} pending={pending} error={error} onSubmit={onSubmit} />
      </DialogContent>
    </Dialog>
  );
}
