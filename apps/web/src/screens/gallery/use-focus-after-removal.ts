import { focusMainIfLost } from '../../lib/focus-main';
import { useLayoutEffect, useRef } from 'react';

/** If a removed card had the focus, moves the focus to the heading. It would be lost otherwise. */
export function useFocusAfterRemoval(count: number) {
  const before = useRef(count);
  useLayoutEffect(() => {
    const removed = count < before.current;
    before.current = count;
    if (removed) focusMainIfLost();
  }, [count]);
}
