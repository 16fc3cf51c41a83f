import type { AspectRatio, MediaType, Quality, Style } from '@product/domain';
import { DialogDescription } from '../../../components';
import { RichText, useUi } from '../../../i18n';
import { CreationDialog, type CreationDialogProps } from '../../creation/creation-dialog';

export interface SaveDialogPicture {
  /** Validated URL of the result. Without it the placeholder for broken media is shown. */
  src?: string;
  style: Style;
  aspectRatio: AspectRatio;
  quality: Quality;
  mediaType: MediaType;
}

export interface SaveDialogProps extends CreationDialogProps {
  /** The result to save. */
  picture: SaveDialogPicture;
  /**
   * Proposed title, selected when the dialog opens so that typing replaces it.
   * @default ''
   */
  defaultTitle?: string;
}

/**
 * Dialog to save a result with a title and a visibility, by default private. The host closes it after saving.
 * @public
 */
export function SaveDialog({ picture, defaultTitle = '', ...props }: SaveDialogProps) {
  const { t } = useUi();
  const { src, mediaType, style, aspectRatio, quality } = picture;
  const meta = t('generator.pictureMeta', {
    ratio: `<bdi>${aspectRatio}</bdi>`,
    quality: t(`vocabulary.quality.${quality}`),
  });
  return (
    <CreationDialog
      dialogTitle={t('generator.saveToGallery')}
      subject={{ src, mediaType, title: t(`vocabulary.style.${style}`) }}
      description={
        <DialogDescription className="ui:num">
          <RichText text={meta} components={{ bdi: (children) => <bdi>{children}</bdi> }} />
        </DialogDescription>
      }
      defaultValues={{ title: defaultTitle }}
      submitLabel={t('generator.save')}
      {...props}
    />
  );
}
