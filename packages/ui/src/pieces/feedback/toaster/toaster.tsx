import { TOAST_HOTKEY } from '@product/domain';
import { ToastProvider, ToastViewport } from '../../../components/toast';
import { useUi } from '../../../i18n';
import type { ToastStore } from './toast-store';
import { ToastItem } from './toast-item';
import { useToasts } from './use-toasts';

export interface ToasterProps {
  /** Where toasts are said: one for the page, made by `createToastStore`. */
  store: ToastStore;
}

/** Shows what a store says: one toast at a time, at the lower end, on a phone at the top. F8 leads to it. */
export function Toaster({ store }: ToasterProps) {
  const { t } = useUi();
  const toasts = useToasts(store);
  // A toast that is closed under the pointer or the focus leaves Radix's clocks held for good: each run has new ones.
  return (
    <ToastProvider key={toasts[0]?.run} label={t('feedback.notification')}>
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} onClose={() => store.dismiss(toast.id)} />
      ))}
      {/* Marked as live, though it says nothing itself, so that an open dialog does not hide it from those who listen. */}
      <ToastViewport label={t('feedback.notifications', { hotkey: TOAST_HOTKEY })} aria-live="off" />
    </ToastProvider>
  );
}
