'use client';

import { useLayoutEffect, type Ref, type RefObject } from 'react';

export interface BorrowedTriggerProps {
  /** The element that is on the page already. */
  opener: RefObject<HTMLElement | null>;
  ref?: Ref<HTMLElement>;
}

/**
 * Stands where Radix wants its trigger, and lends it an element that was there before Radix's code was: the layer is
 * placed beside it and the focus goes back to it, though it was never drawn anew.
 */
export function BorrowedTrigger({ opener, ref }: BorrowedTriggerProps) {
  useLayoutEffect(() => {
    if (typeof ref === 'function') return ref(opener.current);
    if (ref) ref.current = opener.current;
    return undefined;
  }, [ref, opener]);
  return null;
}
