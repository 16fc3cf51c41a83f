import { BidiText, Button, useUi, type StoredToast } from '@product/ui';

interface PlainToastProps {
  toast: StoredToast;
  onClose: () => void;
}

/**
 * A toast that does not need the toasts' code, for a user who is offline before the first toast, or whose page a
 * deployment has replaced. It stays until it is closed.
 */
export function PlainToast({
  toast: { title, description, descriptionDir, action },
  onClose,
}: PlainToastProps) {
  const { t, Link } = useUi();
  const choose = () => {
    action?.onSelect?.();
    onClose();
  };
  return (
    <div
      role="alert"
      data-ui="toast"
      className="fixed inset-x-4 top-4 z-60 desk:top-auto desk:bottom-4 mx-auto flex w-fit max-w-97 flex-wrap items-center gap-x-2 gap-y-1 rounded-md border border-line bg-surface-raised px-3.5 py-2 text-sm shadow-3"
    >
      <p className="font-semibold wrap-anywhere">
        <BidiText>{title ?? ''}</BidiText>
      </p>
      {description && (
        <p dir={descriptionDir} className="wrap-anywhere text-ink-muted">
          <BidiText>{description}</BidiText>
        </p>
      )}
      <div className="ms-auto flex flex-wrap gap-2">
        {action && (
          <Button size="sm" asChild={action.href !== undefined} onClick={choose}>
            {action.href === undefined ? action.label : <Link href={action.href}>{action.label}</Link>}
          </Button>
        )}
        <Button size="sm" onClick={onClose}>
          {t('feedback.closeToast')}
        </Button>
      </div>
    </div>
  );
}
