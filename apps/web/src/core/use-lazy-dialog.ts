import { useLazyCode, type LazyCode } from '../lib/lazy-code';
import { useNotifications } from './feedback/use-notifications';

/**
 * A dialog whose code loads when it is first opened. If the load fails, the dialog closes and a toast appears; opening
 * it again retries.
 */
export function useLazyDialog<Dialog>(dialog: LazyCode<Dialog>, open: boolean, close: () => void) {
  const { partMissing } = useNotifications();
  return useLazyCode(dialog, open, () => {
    close();
    partMissing();
  });
}
