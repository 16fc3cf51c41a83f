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

/** What is known of the rows; all else follows from the page that scrolls. */
export type RowOptions = Pick<AllOptions, 'count' | 'estimateSize'> & Partial<AllOptions>;

/**
 * Watches the page scroll past rows. A row that is about to come into sight is drawn bit by bit, between the frames of
 * the scroll. Only what is in sight already and not drawn, after a jump, is drawn at once, so that no frame shows a hole.
 */
export function createRowVirtualizer(redraw: () => void, first: RowOptions) {
  let scrolling = false;
  let drawn: readonly number[] = [];

  const page: Omit<AllOptions, 'count' | 'estimateSize'> = {
    getScrollElement: () => (typeof window === 'undefined' ? null : window),
    observeElementRect: observeWindowRect,
    observeElementOffset: (instance, report) =>
      observeWindowOffset(instance, (offset, isScrolling) => {
        scrolling = true;
        report(offset, isScrolling);
        scrolling = false;
        const { startIndex, endIndex } = instance.range ?? { startIndex: 0, endIndex: 0 };
        if (!drawn.includes(startIndex) || !drawn.includes(endIndex)) flushSync(redraw);
      }),
    scrollToFn: windowScroll,
    initialOffset: () => (typeof window === 'undefined' ? 0 : window.scrollY),
    initialRect:
      typeof window === 'undefined' ? undefined : { width: window.innerWidth, height: window.innerHeight },
    onChange: () => (scrolling ? startTransition(redraw) : redraw()),
  };
  const virtualizer = new Virtualizer<Window, HTMLElement>({ ...page, ...first });

  return {
    virtualizer,
    /** What is known now. */
    update: (options: RowOptions) => virtualizer.setOptions({ ...page, ...options }),
    /** Which rows are on the page now. */
    haveDrawn: (rows: readonly number[]) => {
      drawn = rows;
    },
  };
}
