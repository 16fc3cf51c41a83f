import { useEffect, useEffectEvent } from 'react';

/**
 * When a view opens, its picture moves there from the same picture on the page. Nothing moves with reduced motion, or
 * if the page does not show the picture.
 *
 * Not a view transition of the browser: that opens the view only after the page has been captured (bench/README.md).
 */
export function usePictureMotion(open: boolean, src: string | undefined) {
  const move = useEffectEvent(() => {
    const frames = framesOf(src);
    const from = frames.find((frame) => !isInView(frame))?.getBoundingClientRect();
    const frame = frames.find(isInView);
    if (from && frame && from.bottom > 0 && from.top < innerHeight) moveFrom(from, frame);
  });
  useEffect(() => {
    if (!open || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // The dialog is in the document then, and has not been painted yet.
    const request = requestAnimationFrame(move);
    return () => cancelAnimationFrame(request);
  }, [open]);
}

/** The frames of a picture or video, in the view and on the page. */
const framesOf = (src: string | undefined) =>
  [...document.querySelectorAll('[data-ui=media-frame] :is(img, video)')]
    .filter((media) => src !== undefined && media.getAttribute('src') === src)
    .map((media) => media.closest<HTMLElement>('[data-ui=media-frame]')!);

const isInView = (frame: HTMLElement) => frame.closest('[data-ui=creation-view]') !== null;

/** Animates a frame from another place and size. The picture keeps its ratio, cropped to that of the other place. */
function moveFrom(from: DOMRect, frame: HTMLElement) {
  const to = frame.getBoundingClientRect();
  const scale = Math.max(from.width / to.width, from.height / to.height);
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height / 2 - (to.y + to.height / 2);
  const sides = (to.width - from.width / scale) / 2;
  const ends = (to.height - from.height / scale) / 2;
  const radius = Number.parseFloat(getComputedStyle(frame).borderTopLeftRadius);
  const tokens = getComputedStyle(document.documentElement);
  frame.animate(
    [
      {
        transform: `translate(${x}px, ${y}px) scale(${scale})`,
        clipPath: `inset(${ends}px ${sides}px round ${radius / scale}px)`,
      },
      { transform: 'none', clipPath: `inset(0 round ${radius}px)` },
    ],
    {
      duration: toMs(tokens.getPropertyValue('--ui-slow')),
      easing: tokens.getPropertyValue('--ui-ease-out'),
    },
  );
}

/** The minifier writes `240ms` as `.24s`. */
const toMs = (duration: string) => Number.parseFloat(duration) * (duration.endsWith('ms') ? 1 : 1000);
