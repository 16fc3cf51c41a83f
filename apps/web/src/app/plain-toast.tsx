import { Button, useUi, type StoredToast } from '@product/ui';

interface PlainToastProps {
  toast: StoredToast;
  onClose: () => void;
}

/** A toast without the toasts' code, for who is offline before the first one: it stays until it is closed. */
export function PlainToast({ toast: { title, description }, onClose }: PlainToastProps) {
  const { t } = useUi();
  return (
    <div
      role="alert"
      data-slot="toast"
      className="fixed inset-x-4 bottom-4 z-60 grid gap-2 rounded-md border border-line bg-surface-raised p-4 text-sm shadow-3 md:start-auto md:w-97"
    >
      <p dir="auto" className="font-semibold wrap-anywhere">
        {title}
      </p>
      {description && (
        <p dir="auto" className="wrap-anywhere text-ink-muted">
          {description}
        </p>
      )}
      <Button size="sm" className="justify-self-start" onClick={onClose}>
        {t('feedback.closeToast')}
      </Button>
    </div>
  );
}
