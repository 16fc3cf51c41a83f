'use client';

import {
  observeWindowOffset,
  observeWindowRect,
  Virtualizer,
  windowScroll,
  type VirtualizerOptions,
} from '@tanstack/react-virtual';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';

type AllOptions = VirtualizerOptions<Window, HTMLElement>;

/** Options that describe the rows; the others have defaults for a window that scrolls. */
export type RowOptions = Pick<AllOptions, 'count' | 'estimateSize'> & Partial<AllOptions>;

/**
 * Virtualizes rows while the page scrolls. A row that is about to become visible is rendered in a transition, between
 * the frames of the scroll. Only a row that is visible but not rendered, after a jump, is rendered synchronously, so
 * that no frame shows a gap.
 */
export function createRowVirtualizer(rerender: () => void, first: RowOptions) {
  let scrolling = false;
  let rendered: readonly number[] = [];

  const page: Omit<AllOptions, 'count' | 'estimateSize'> = {
    getScrollElement: () => (typeof window === 'undefined' ? null : window),
    observeElementRect: observeWindowRect,
    observeElementOffset: (instance, report) =>
      observeWindowOffset(instance, (offset, isScrolling) => {
        scrolling = true;
        report(offset, isScrolling);
        scrolling = false;
        const { startIndex, endIndex } = instance.range ?? { startIndex: 0, endIndex: 0 };
        if (!rendered.includes(startIndex) || !rendered.includes(endIndex)) flushSync(rerender);
      }),
    scrollToFn: windowScroll,
    initialOffset: () => (typeof window === 'undefined' ? 0 : window.scrollY),
    initialRect:
      typeof window === 'undefined' ? undefined : { width: window.innerWidth, height: window.innerHeight },
    onChange: () => (scrolling ? startTransition(rerender) : rerender()),
  };
  const virtualizer = new Virtualizer<Window, HTMLElement>({ ...page, ...first });

  return {
    virtualizer,
    /** Sets the options of the current render. */
    update: (options: RowOptions) => virtualizer.setOptions({ ...page, ...options }),
    /** Records which rows are rendered. */
    setRendered: (rows: readonly number[]) => {
      rendered = rows;
    },
  };
}
