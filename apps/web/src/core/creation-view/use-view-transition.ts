import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import './view-transition.css';

/** The name in `view-transition.css`. */
const NAME = 'creation';

/**
 * Opens and closes a view in a view transition, in which its picture moves from and to the same picture on the page.
 * The view opens and closes at once where the browser has no view transitions, or motion is reduced.
 * @param props the view's props as they should be
 * @returns the props to render: until the browser has captured the page as it was, the earlier ones
 */
export function useViewTransition<Props extends { open: boolean; src?: string | undefined }>(
  props: Props,
): Props {
  const { open } = props;
  const [shown, setShown] = useState<Props>(() => ({ ...props, open: false }));
  // Rendered while the view closes, when its creation is not in `props` any more.
  if (open && shown.open && props !== shown) setShown(props);
  const isPending = open !== shown.open;

  const change = useEffectEvent(() => {
    if (!hasTransitions()) {
      setShown(props);
      return;
    }
    const src = open ? props.src : shown.src;
    const [before, after] = open ? [onPage, inView] : [inView, onPage];
    const leave = name(before(src));
    let arrive: (() => void) | undefined;
    const transition = document.startViewTransition(() => {
      leave?.();
      flushSync(() => setShown(props));
      arrive = name(after(src));
    });
    // Rejects if the transition is skipped, in a hidden window for example. The page is updated all the same.
    transition.ready.catch(() => undefined);
    void transition.finished.finally(() => arrive?.());
  });
  useLayoutEffect(() => {
    if (isPending) change();
  }, [isPending, open]);

  return isPending ? shown : props;
}

const hasTransitions = () =>
  'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The frames of a picture or video, in the view and on the page. */
const framesOf = (src: string | undefined) =>
  [...document.querySelectorAll('[data-ui=media-frame] > :is(img, video)')]
    .filter((media) => src !== undefined && media.getAttribute('src') === src)
    .map((media) => media.parentElement!);

const isInView = (frame: HTMLElement) => frame.closest('[data-ui=creation-view]') !== null;

const inView = (src: string | undefined) => framesOf(src).find(isInView);

/** The frame on the page, if it is inside the window. */
const onPage = (src: string | undefined) =>
  framesOf(src).find((frame) => {
    const { top, bottom } = frame.getBoundingClientRect();
    return !isInView(frame) && bottom > 0 && top < innerHeight;
  });

/**
 * Names an element for the transition.
 * @returns takes the name away: only one element may have it
 */
function name(element: HTMLElement | undefined) {
  if (!element) return undefined;
  element.style.viewTransitionName = NAME;
  return () => {
    element.style.viewTransitionName = '';
  };
}
