import { useToasts } from '@product/ui';
import { useState } from 'react';
import { lazyCode, useLazyCode } from '../lib/lazy-code';
import { PlainToast } from './plain-toast';
import { useServices } from '../core/services';

const toaster = lazyCode(async () => (await import('./toaster')).Toaster);

/** The toasts. Their code loads with the first one; if it does not load, a `PlainToast` shows that toast. */
export function AppToaster() {
  const { toasts } = useServices();
  const [toast] = useToasts(toasts);
  const [missing, setMissing] = useState(false);
  const { code: Toaster } = useLazyCode(toaster, toast?.id, () => setMissing(true));
  if (Toaster) return <Toaster store={toasts} />;
  return missing && toast?.open ? (
    <PlainToast toast={toast} onClose={() => toasts.dismiss(toast.id)} />
  ) : null;
}
