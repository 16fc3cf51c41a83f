import { useLazyCode, type LazyCode } from '../lib/lazy-code';
import { useNotices } from './feedback/use-notices';

/**
 * A dialog whose code loads when it is first opened. If the load fails, the dialog closes and a toast appears; opening
 * it again retries.
 */
export function useLazyDialog<Dialog>(dialog: LazyCode<Dialog>, open: boolean, close: () => void) {
  const { partMissing } = useNotices();
  return useLazyCode(dialog, open, () => {
    close();
    partMissing();
  });
}
