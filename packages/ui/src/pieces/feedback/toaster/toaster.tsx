import { useState } from 'react';
import { ToastProvider, ToastViewport, type ToastViewportProps } from '../../../components/toast';
import { useUi } from '../../../i18n';
import { useMergedRefs } from '../../../lib/use-merged-refs';
import type { ToastStore } from './toast-store';
import { ToastItem } from './toast-item';
import { useToasts } from './use-toasts';
import { requireProps } from '../../../lib/explain';

export interface ToasterProps extends Omit<ToastViewportProps, 'label' | 'children'> {
  /** Store of the toasts, made by `createToastStore`. A page has one. */
  store: ToastStore;
}

/**
 * Renders the toasts of a store: one at a time, at the bottom centre, in a narrow window at the top. F8, or the `hotkey`,
 * moves the focus to it. Other props are passed to the list of toasts.
 * @public
 */
export function Toaster({ store, ref, ...props }: ToasterProps) {
  requireProps('Toaster', { store });
  const { t } = useUi();
  const toasts = useToasts(store);
  const [list, setList] = useState<HTMLOListElement | null>(null);
  return (
    // What Radix announces is positioned within it.
    <div className="ui:relative">
      {/* Announced in the language of its place, and in its document. */}
      <ToastProvider label={t('feedback.notification')} announcerContainer={list?.parentElement ?? undefined}>
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} viewport={list} onClose={() => store.dismiss(toast.id)} />
        ))}
        {/* The list itself announces nothing. `aria-live` keeps an open dialog from hiding it from screen readers. */}
        <ToastViewport
          ref={useMergedRefs<HTMLOListElement>(setList, ref)}
          // Radix puts the name of `hotkey` in place of `{hotkey}`.
          label={t('feedback.notifications', { hotkey: '{hotkey}' })}
          aria-live="off"
          {...props}
        />
      </ToastProvider>
    </div>
  );
}
