import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useOpen } from '../../../lib/use-open';
import type { FilterSheetProps } from './filter-sheet';

/**
 * The sheet of the filters, which only narrow windows need: its code is loaded after the page, or again when it is
 * opened. Without `open` the sheet opens and closes itself.
 */
export function useFilterSheet(open: boolean | undefined, onOpenChange?: (open: boolean) => void) {
  const [Sheet, setSheet] = useState<ComponentType<FilterSheetProps>>();
  const [isOpen, setOpen] = useOpen({ open, onOpenChange });
  const close = useRef(setOpen);
  useEffect(() => void (close.current = setOpen));
  useEffect(() => {
    let isMounted = true;
    void import('./filter-sheet').then(
      ({ FilterSheet }) => isMounted && setSheet(() => FilterSheet),
      // Offline, or a former version. The button is ready again, and its next press loads it again.
      () => isMounted && isOpen && close.current(false),
    );
    return () => {
      isMounted = false;
    };
  }, [isOpen]);
  return { Sheet, isOpen, setOpen };
}
