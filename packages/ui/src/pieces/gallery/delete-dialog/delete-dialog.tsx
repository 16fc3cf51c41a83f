'use client';

import type { MouseEvent, ReactElement } from 'react';
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
  type AlertDialogProps,
} from '../../../components';
import { useUi } from '../../../i18n';
import { DialogSubject } from '../dialog-subject';
import { FailureLine } from '../failure-line';
import type { DialogCreation } from '../edit-dialog';
import { useFocusReturn } from '../../../lib/use-focus-return';
import { useSingleFlight } from '../hooks';

export interface DeleteDialogProps
  extends
    Omit<AlertDialogContentProps, 'children' | 'closeLabel'>,
    Pick<AlertDialogProps, 'open' | 'defaultOpen' | 'onOpenChange'> {
  /** The creation in question. */
  creation: DialogCreation;
  /** A checked address of its picture or video; none shows the broken placeholder. */
  src?: string;
  /**
   * It is being deleted: the button says so and presses do nothing.
   * @default false
   */
  pending?: boolean;
  /** Why deleting failed, said in place. */
  error?: string;
  /** Somebody means it. A promise holds further answers back until it has settled. */
  onConfirm?: () => unknown;
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

/** Asks before a creation goes for good. Focus starts on Cancel; the host closes it once the creation is gone. */
export function DeleteDialog({
  creation,
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
  const focusReturn = useFocusReturn();
  const once = useSingleFlight();

  function confirm(event: MouseEvent) {
    event.preventDefault();
    once(() => onConfirm?.());
  }

  return (
    <AlertDialog open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {children && <AlertDialogTrigger asChild>{children}</AlertDialogTrigger>}
      <AlertDialogContent closeLabel={t('common.close')} {...focusReturn} {...props}>
        <AlertDialogHeader>
          <AlertDialogTitle>{t('gallery.deleteTitle')}</AlertDialogTitle>
        </AlertDialogHeader>
        <DialogSubject src={src} mediaType={creation.mediaType} title={creation.title}>
          <AlertDialogDescription>{t('gallery.deleteWarning')}</AlertDialogDescription>
        </DialogSubject>
        {error && <FailureLine>{error}</FailureLine>}
        <AlertDialogFooter>
          <AlertDialogCancel>{t('common.cancel')}</AlertDialogCancel>
          <AlertDialogAction busy={pending} onClick={confirm}>
            {pending ? t('gallery.deleting') : t('gallery.delete')}
          </AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
