import type { ReactElement } from 'react';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
  AlertDialogTrigger,
  type AlertDialogContentProps,
} from '../../../components';
import { useUi } from '../../../i18n';
import type { PendingProps } from '../../../lib/pending-props';
import { DialogSubject } from '../../creation/dialog-subject';
import { FailureLine } from '../../creation/failure-line';
import type { DialogCreation } from '../edit-dialog/edit-dialog';
import { useFocusReturn } from '../../../lib/use-focus-return';
import type { OpenProps } from '../../../lib/use-open';
import { useSingleFlight } from '../../../lib/use-single-flight';

export interface DeleteDialogProps
  extends Omit<AlertDialogContentProps, 'children' | 'closeLabel'>, OpenProps, PendingProps {
  /** The creation to delete. Of several one is enough: their number is shown instead. */
  creation: DialogCreation;
  /**
   * Number of creations to delete.
   * @default 1
   */
  count?: number;
  /** Validated URL of the image or video. Without it the placeholder for broken media is shown. */
  src?: string;
  /**
   * Called when the user confirms. While a promise that it returns is pending, further presses are ignored. Without it the
   * button is not rendered.
   */
  onConfirm?: () => unknown;
  /** Button that opens the dialog; omit it if the dialog is opened from elsewhere. */
  children?: ReactElement;
}

/**
 * Confirmation before a creation is deleted permanently. The focus starts on Cancel; the host closes the dialog after
 * the deletion.
 * @public
 */
export function DeleteDialog({
  creation,
  count = 1,
  src,
  pending = false,
  error,
  onConfirm,
  children,
  open,
  defaultOpen,
  onOpenChange,
  ...props
}: DeleteDialogProps) {
  const { t } = useUi();
  const focusReturn = useFocusReturn(props);
  const once = useSingleFlight();

  return (
    <AlertDialog open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {children && <AlertDialogTrigger asChild>{children}</AlertDialogTrigger>}
      <AlertDialogContent closeLabel={t('common.close')} {...props} {...focusReturn}>
        <AlertDialogHeader>
          <AlertDialogTitle>
            {count === 1 ? t('view.deleteTitle') : t('selection.deleteTitle', { count })}
          </AlertDialogTitle>
          {count > 1 && <AlertDialogDescription>{t('view.deleteWarning')}</AlertDialogDescription>}
        </AlertDialogHeader>
        {count === 1 && (
          <DialogSubject src={src} mediaType={creation.mediaType} title={creation.title}>
            <AlertDialogDescription>{t('view.deleteWarning')}</AlertDialogDescription>
          </DialogSubject>
        )}
        {error && <FailureLine>{error}</FailureLine>}
        <AlertDialogFooter>
          <AlertDialogCancel>{t('common.cancel')}</AlertDialogCancel>
          {onConfirm && (
            <AlertDialogAction
              loading={pending}
              onClick={(event) => {
                event.preventDefault();
                once(onConfirm);
              }}
            >
              {pending ? t('view.deleting') : t('gallery.delete')}
            </AlertDialogAction>
          )}
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
