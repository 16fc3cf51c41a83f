import { DialogDescription } from '../../../components';
import { useUi } from '../../../i18n';
import { CreationDialog, type CreationDialogProps } from '../../creation/creation-dialog';

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

export interface EditDialogProps extends CreationDialogProps {
  /** The creation with its current values. */
  creation: DialogCreation;
  /** Validated URL of the image or video. Without it the placeholder for broken media is shown. */
  src?: string;
}

/** Dialog to edit a creation's title and visibility. The host closes it after saving. @public */
export function EditDialog({ creation, src, ...props }: EditDialogProps) {
  const { t } = useUi();
  const { title, mediaType, isPublic = false } = creation;
  return (
    <CreationDialog
      dialogTitle={t('view.editTitle')}
      subject={{ src, mediaType, title }}
      description={<DialogDescription>{t('view.editDescription')}</DialogDescription>}
      defaultValues={{ title, isPublic }}
      submitLabel={t('view.saveChanges')}
      {...props}
    />
  );
}
