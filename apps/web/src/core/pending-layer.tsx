import { isEscape, Spinner, useUi } from '@product/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { pending, usePending } from './pending';

/** Answers a press whose layer, screen or language is still loading. A load of some frames shows nothing. */
export function PendingLayer() {
  const entry = useSyncExternalStore(pending.subscribe, pending.last, () => undefined);
  const { t } = useUi();
  const cancel = entry?.cancel;
  useEffect(() => {
    if (!cancel) return;
    const cancelByKey = (event: KeyboardEvent) => {
      if (!isEscape(event)) return;
      event.preventDefault();
      event.stopPropagation();
      cancel();
    };
    document.addEventListener('keydown', cancelByKey, { capture: true });
    return () => document.removeEventListener('keydown', cancelByKey, { capture: true });
  }, [cancel]);
  if (!entry) return null;
  return (
    <div
      data-pending-layer
      className={`fixed inset-0 z-50 grid place-items-center [animation:ui-fade-in_1ms_50ms_both] ${cancel ? '' : 'pointer-events-none'}`}
    >
      {cancel && (
        <button
          type="button"
          aria-label={t('common.cancel')}
          onClick={cancel}
          className="absolute inset-0 bg-overlay"
        />
      )}
      <div className="relative rounded-lg border border-line bg-surface-raised p-5 text-ink-muted shadow-3">
        <Spinner className="size-7" label={t('shell.loading')} />
      </div>
    </div>
  );
}

/** In place of a layer whose texts are loading. */
export function PendingFallback({ cancel }: { cancel: () => void }) {
  usePending(true, cancel);
  return null;
}
