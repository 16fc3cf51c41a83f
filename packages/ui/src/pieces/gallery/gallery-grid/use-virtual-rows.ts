import {
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
  useVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { startTransition, useLayoutEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { isWindow, offsetOf, shownIn, type Scroller } from '../../../lib/scroller';

type RowOptions = Omit<
  Parameters<typeof useVirtualizer<Element, HTMLElement>>[0],
  'enabled' | 'getScrollElement'
> & {
  /** What scrolls the rows; `undefined` while that is not known. */
  scroller: Scroller | undefined;
};

const OF_WINDOW = { rect: observeWindowRect, offset: observeWindowOffset };
const OF_ELEMENT = { rect: observeElementRect, offset: observeElementOffset };

/** What observes a scroller. The hook's types allow elements only. */
const observers = ({ scrollElement }: Virtualizer<Element, HTMLElement>) =>
  (scrollElement && isWindow(scrollElement) ? OF_WINDOW : OF_ELEMENT) as typeof OF_ELEMENT;

/**
 * The rows in and near the visible part of the scroller in this render. A row that is about to become visible is
 * rendered in a transition, between the frames of the scroll. Only a row that is visible but not rendered, after a jump,
 * is rendered synchronously, so that no frame shows a gap.
 */
export function useVirtualRows({ scroller, ...options }: RowOptions) {
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  const rendered = useRef<readonly number[]>([]);
  const virtualizer = useVirtualizer<Element, HTMLElement>({
    enabled: scroller !== undefined,
    getScrollElement: () => (scroller as Element | undefined) ?? null,
    useFlushSync: false,
    observeElementRect: (instance, report) => observers(instance).rect(instance, report),
    observeElementOffset: (instance, report) => {
      // Otherwise the virtualizer scrolls a new scroller to the offset of the former one.
      if (scroller) instance.scrollOffset = offsetOf(scroller);
      return observers(instance).offset(instance, (offset, isScrolling) => {
        startTransition(() => report(offset, isScrolling));
        const { startIndex = 0, endIndex = 0 } = instance.range ?? {};
        if (!rendered.current.includes(startIndex) || !rendered.current.includes(endIndex))
          flushSync(rerender);
      });
    },
    // Read only when needed: it lays the page out, in the middle of a render.
    initialRect: scroller && { width: 0, height: shownIn(scroller).height },
    initialOffset: () => (scroller ? offsetOf(scroller) : 0),
    ...options,
  });
  const rows = virtualizer.getVirtualItems();
  useLayoutEffect(() => void (rendered.current = rows.map(({ index }) => index)));

  return { virtualizer, rows, visible: virtualizer.range?.startIndex, total: virtualizer.getTotalSize() };
}
