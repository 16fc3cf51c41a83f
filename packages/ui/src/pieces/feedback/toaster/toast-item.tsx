import { TOAST_TEXT_MAX_LENGTH } from '@product/domain';
import { Toast, ToastAction, ToastClose, ToastDescription, ToastTitle } from '../../../components/toast';
import { useUi } from '../../../i18n';
import { clipText } from '../clip-text';
import type { StoredToast, ToastMessageAction } from './toast-store';

interface ToastItemProps {
  toast: StoredToast;
  onClose: () => void;
}

export function ToastItem({ toast, onClose }: ToastItemProps) {
  const { t } = useUi();
  const { variant = 'default', title, description, action, duration, open } = toast;
  return (
    <Toast
      variant={variant}
      type={variant === 'destructive' ? 'foreground' : 'background'}
      duration={duration}
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
    >
      {title && <ToastTitle dir="auto">{clipText(title, TOAST_TEXT_MAX_LENGTH)}</ToastTitle>}
      {description && (
        <ToastDescription dir="auto">{clipText(description, TOAST_TEXT_MAX_LENGTH)}</ToastDescription>
      )}
      {action && <Action action={action} />}
      <ToastClose label={t('feedback.closeToast')} />
    </Toast>
  );
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
