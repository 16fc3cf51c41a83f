import { useDemand, type Demand } from '@product/ui';
import { useNotices } from '../outcomes/use-notices';

/** A dialog whose code comes when it is first opened. What does not come is said; opening it again tries again. */
export function useDialogOnDemand<Dialog>(dialog: Demand<Dialog>, open: boolean, close: () => void) {
  const { partMissing } = useNotices();
  const onMissing = () => {
    close();
    partMissing();
  };
  return useDemand(dialog, { needed: open, onMissing });
}
