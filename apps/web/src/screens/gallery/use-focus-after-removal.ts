import { focusMain } from '@product/ui';
import { useLayoutEffect, useRef } from 'react';

/** When a card goes and the focus with it, the focus moves to the heading instead of nowhere. */
export function useFocusAfterRemoval(count: number) {
  const before = useRef(count);
  useLayoutEffect(() => {
    const removed = count < before.current;
    before.current = count;
    if (removed && document.activeElement === document.body) focusMain();
  }, [count]);
}
