import { useLazyCode, type LazyCode } from '../lib/lazy-code';
import { usePartMissing } from './feedback/use-part-missing';

/**
 * A dialog whose code loads when it is first opened. If the load fails, the dialog closes and a toast appears; opening
 * it again retries.
 */
export function useLazyDialog<Dialog>(dialog: LazyCode<Dialog>, open: boolean, close: () => void) {
  const partMissing = usePartMissing();
  return useLazyCode(dialog, open, () => {
    close();
    partMissing();
  });
}
