import { useDemand, type Demand } from '@product/ui';
import { useNotices } from './feedback/use-notices';

/**
 * A dialog whose code loads when it is first opened. If the load fails, the dialog closes and a toast appears; opening
 * it again retries.
 */
export function useDialogOnDemand<Dialog>(dialog: Demand<Dialog>, open: boolean, close: () => void) {
  const { partMissing } = useNotices();
  const onMissing = () => {
    close();
    partMissing();
  };
  return useDemand(dialog, { needed: open, onMissing });
}
