'use client';

import { observeWindowOffset, useWindowVirtualizer } from '@tanstack/react-virtual';
import { startTransition, useLayoutEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';

type RowOptions = Parameters<typeof useWindowVirtualizer<HTMLElement>>[0];

/**
 * The rows in and near the window in this render. A row that is about to become visible is rendered in a transition,
 * between the frames of the scroll. Only a row that is visible but not rendered, after a jump, is rendered
 * synchronously, so that no frame shows a gap.
 */
export function useVirtualRows(options: RowOptions) {
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  const rendered = useRef<readonly number[]>([]);
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    useFlushSync: false,
    observeElementOffset: (instance, report) =>
      observeWindowOffset(instance, (offset, isScrolling) => {
        startTransition(() => report(offset, isScrolling));
        const { startIndex = 0, endIndex = 0 } = instance.range ?? {};
        if (!rendered.current.includes(startIndex) || !rendered.current.includes(endIndex))
          flushSync(rerender);
      }),
    // Read only when needed: these two lay the page out, in the middle of a render.
    initialRect: options.enabled ? { width: window.innerWidth, height: window.innerHeight } : undefined,
    ...options,
  });
  const rows = virtualizer.getVirtualItems();
  useLayoutEffect(() => void (rendered.current = rows.map(({ index }) => index)));

  return { virtualizer, rows, visible: virtualizer.range?.startIndex, total: virtualizer.getTotalSize() };
}
