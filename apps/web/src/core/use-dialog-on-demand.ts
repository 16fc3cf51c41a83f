import { useDemand, type Demand } from '@product/ui';
import { useNotifications } from './feedback/use-notifications';

/**
 * A dialog whose code loads when it is first opened. If the load fails, the dialog closes and a toast appears; opening
 * it again retries.
 */
export function useDialogOnDemand<Dialog>(dialog: Demand<Dialog>, open: boolean, close: () => void) {
  const { partMissing } = useNotifications();
  const onMissing = () => {
    close();
    partMissing();
  };
  return useDemand(dialog, { needed: open, onMissing });
}
