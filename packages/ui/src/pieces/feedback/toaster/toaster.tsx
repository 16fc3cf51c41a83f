'use client';

import { TOAST_HOTKEY } from '@product/domain';
import { useRef } from 'react';
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
  const viewport = useRef<HTMLOListElement>(null);
  return (
    <ToastProvider label={t('feedback.notification')}>
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} viewport={viewport} onClose={() => store.dismiss(toast.id)} />
      ))}
      {/* Marked as live, though it says nothing itself, so that an open dialog does not hide it from those who listen. */}
      <ToastViewport
        ref={viewport}
        label={t('feedback.notifications', { hotkey: TOAST_HOTKEY })}
        aria-live="off"
      />
    </ToastProvider>
  );
}
