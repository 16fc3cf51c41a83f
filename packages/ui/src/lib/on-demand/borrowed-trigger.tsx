'use client';

import { useLayoutEffect, type Ref, type RefObject } from 'react';

export interface BorrowedTriggerProps {
  /** The element that opens the layer. It is rendered elsewhere. */
  opener: RefObject<HTMLElement | null>;
  ref?: Ref<HTMLElement>;
}

/**
 * Replaces the trigger of a Radix layer and sets its ref to an element that was rendered before the code of Radix had
 * loaded. The layer is positioned beside that element and the focus returns to it, without rendering it again.
 */
export function BorrowedTrigger({ opener, ref }: BorrowedTriggerProps) {
  useLayoutEffect(() => {
    if (typeof ref === 'function') return ref(opener.current);
    if (ref) ref.current = opener.current;
    return undefined;
  }, [ref, opener]);
  return null;
}
