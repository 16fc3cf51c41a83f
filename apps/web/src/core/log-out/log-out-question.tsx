import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
  useFocusReturn,
  useUi,
} from '@product/ui';
import { Suspense } from 'react';
import { useLazyTexts } from '../use-texts';
import english from '../../i18n/locales/en/log-out';

export interface LogOutQuestionProps {
  /** Number of results that the logout loses. */
  unsaved: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: () => void;
}

/** Asks before a logout that loses results. Loaded when it is first needed. */
export function LogOutQuestion(props: LogOutQuestionProps) {
  return (
    <Suspense>
      <Question {...props} />
    </Suspense>
  );
}

function Question({ unsaved, open, onOpenChange, onConfirm }: LogOutQuestionProps) {
  const { t } = useLazyTexts('log-out', english);
  const { t: uiText } = useUi();
  const focusReturn = useFocusReturn();
  return (
    <AlertDialog open={open} onOpenChange={onOpenChange}>
      <AlertDialogContent closeLabel={uiText('common.close')} {...focusReturn}>
        <AlertDialogHeader>
          <AlertDialogTitle>{t('title')}</AlertDialogTitle>
          <AlertDialogDescription>{t('unsaved', { count: unsaved })}</AlertDialogDescription>
        </AlertDialogHeader>
        <AlertDialogFooter>
          <AlertDialogCancel>{uiText('common.cancel')}</AlertDialogCancel>
          <AlertDialogAction onClick={onConfirm}>{uiText('shell.logOut')}</AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
