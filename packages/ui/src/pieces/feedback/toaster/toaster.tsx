'use client';

import { TOAST_HOTKEY } from '@product/domain';
import { useRef } from 'react';
import { ToastProvider, ToastViewport, type ToastViewportProps } from '../../../components/toast';
import { useUi } from '../../../i18n';
import { useTwoOwners } from '../../../lib/use-two-owners';
import type { ToastStore } from './toast-store';
import { ToastItem } from './toast-item';
import { useToasts } from './use-toasts';

export interface ToasterProps extends Omit<ToastViewportProps, 'label' | 'children'> {
  /** Where toasts are said: one for the page, made by `createToastStore`. */
  store: ToastStore;
}

/**
 * Shows what a store says: one toast at a time, at the lower end, on a phone at the top. F8 leads to it. All else it is
 * given goes to the list of toasts.
 */
export function Toaster({ store, ref, ...props }: ToasterProps) {
  const { t } = useUi();
  const toasts = useToasts(store);
  const viewport = useRef<HTMLOListElement>(null);
  const list = useTwoOwners(viewport, ref);
  return (
    <ToastProvider label={t('feedback.notification')}>
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} viewport={viewport} onClose={() => store.dismiss(toast.id)} />
      ))}
      {/* Marked as live, though it says nothing itself, so that an open dialog does not hide it from those who listen. */}
      <ToastViewport
        ref={list}
        label={t('feedback.notifications', { hotkey: TOAST_HOTKEY })}
        aria-live="off"
        {...props}
      />
    </ToastProvider>
  );
}
