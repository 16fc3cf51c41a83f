import { useLayoutEffect } from 'react';
import { Toast, ToastAction, ToastClose, ToastDescription, ToastTitle } from '../../../components/toast';
import { BidiText, useUi } from '../../../i18n';
import { clipText } from '../../../lib/clip-text';
import type { StoredToast, ToastMessageAction } from './toast-store';

interface ToastItemProps {
  toast: StoredToast;
  viewport: HTMLElement | null;
  onClose: () => void;
}

export function ToastItem({ toast, viewport, onClose }: ToastItemProps) {
  const { t } = useUi();
  const { variant = 'default', title, description, descriptionDir, action, duration, open } = toast;
  return (
    <Toast
      variant={variant}
      type={variant === 'default' ? 'background' : 'foreground'}
      duration={duration}
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {title && (
        <ToastTitle>
          <BidiText>{clipText(title)}</BidiText>
        </ToastTitle>
      )}
      {description && (
        <ToastDescription dir={descriptionDir}>
          <BidiText>{clipText(description)}</BidiText>
        </ToastDescription>
      )}
      {action && <Action action={action} />}
      <ToastClose label={t('feedback.closeToast')} />
      {!open && <TimerResume viewport={viewport} />}
    </Toast>
  );
}

/**
 * Resumes the timers of the toasts when a closed toast is unmounted. Radix pauses them while the pointer or the focus
 * is on a toast, and does not notice that this toast is removed: every later toast would stay forever
 * (https://github.com/radix-ui/primitives/issues/2268). It may go when `toaster.prop.test.tsx` passes without it.
 */
function TimerResume({ viewport }: Pick<ToastItemProps, 'viewport'>) {
  useLayoutEffect(
    () => () => void viewport?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })),
    [viewport],
  );
  return null;
}

function Action({ action: { label, href, onSelect } }: { action: ToastMessageAction }) {
  const { Link } = useUi();
  return href === undefined ? (
    <ToastAction altText={label} onClick={onSelect}>
      {label}
    </ToastAction>
  ) : (
    <ToastAction altText={label} asChild>
      <Link href={href}>{label}</Link>
    </ToastAction>
  );
}
