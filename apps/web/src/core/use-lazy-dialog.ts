import { useLazyCode, type LazyCode } from '../lib/lazy-code';
import { usePartMissing } from './feedback/use-part-missing';
import { useBackCloses } from './layers/layer-history-provider';
import { usePending } from './pending';

/**
 * A part of a screen whose code loads when it is first opened. If the load fails, the part closes and a toast appears;
 * opening it again retries. The screen itself shows that it is open.
 */
export function useLazyPart<Part>(part: LazyCode<Part>, open: boolean, close: () => void) {
  const partMissing = usePartMissing();
  return useLazyCode(part, open, () => {
    close();
    partMissing();
  });
}

/** As `useLazyPart`, for a view that is in the address: while its code loads, a spinner takes its place. */
export function useLazyView<View>(view: LazyCode<View>, open: boolean, close: () => void) {
  const loaded = useLazyPart(view, open, close);
  usePending(open && loaded.code === undefined, close);
  return loaded;
}

/**
 * As `useLazyView`, for a dialog, which Back closes, also while it loads.
 * @param onBack called by Back in place of `close`, if what was typed is to be kept
 */
export function useLazyDialog<Dialog>(
  dialog: LazyCode<Dialog>,
  open: boolean,
  close: () => void,
  onBack = close,
) {
  useBackCloses(open, onBack);
  return useLazyView(dialog, open, close);
}
