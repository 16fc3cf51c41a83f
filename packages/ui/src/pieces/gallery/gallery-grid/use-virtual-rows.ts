'use client';

import {
  observeWindowOffset,
  observeWindowRect,
  Virtualizer,
  windowScroll,
  type VirtualizerOptions,
} from '@tanstack/react-virtual';
import { useLayoutEffect, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';

type Options = Partial<VirtualizerOptions<Window, HTMLElement>> &
  Pick<VirtualizerOptions<Window, HTMLElement>, 'count' | 'estimateSize'>;

/**
 * The rows near the window. Unlike the hook of the same library it answers with values of this render. What a scroll
 * brings into sight is drawn within its event, so that no frame shows a hole.
 */
export function useVirtualRows(options: Options) {
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const resolved: VirtualizerOptions<Window, HTMLElement> = {
    getScrollElement: () => (typeof window === 'undefined' ? null : window),
    observeElementRect: observeWindowRect,
    observeElementOffset: (instance, report) =>
      observeWindowOffset(instance, (offset, isScrolling) => flushSync(() => report(offset, isScrolling))),
    scrollToFn: windowScroll,
    initialOffset: () => (typeof window === 'undefined' ? 0 : window.scrollY),
    initialRect:
      typeof window === 'undefined' ? undefined : { width: window.innerWidth, height: window.innerHeight },
    onChange: redraw,
    ...options,
  };
  const [virtualizer] = useState(() => new Virtualizer(resolved));
  virtualizer.setOptions(resolved);
  useLayoutEffect(() => virtualizer._didMount(), [virtualizer]);
  useLayoutEffect(() => virtualizer._willUpdate());

  return {
    virtualizer,
    rows: virtualizer.getVirtualItems(),
    seen: virtualizer.range?.startIndex,
    total: virtualizer.getTotalSize(),
  };
}
