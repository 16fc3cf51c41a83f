import { useEffect, type RefObject } from 'react';
import { mayPlay } from '../../../lib/may-play';
import { media } from '../../../lib/media';

/** Share of a card that is in the window while its video plays on touch devices. */
const IN_VIEW = 0.8;

/**
 * Plays a card's video muted, in a loop, while the pointer is over the card or the focus is in it; on devices without
 * hover while the card is in the window. Afterwards it shows its first frame again. The card has the attribute
 * `data-playing` meanwhile.
 * @param card contains one muted `<video>` without controls
 */
export function usePreviewPlay(card: RefObject<HTMLElement | null>, isVideo: boolean): void {
  useEffect(() => {
    const element = card.current;
    if (!element || !isVideo || !mayPlay()) return undefined;
    const active = new Set<string>();
    const set = (reason: string, isActive: boolean) => {
      const wasPlaying = active.size > 0;
      if (isActive) active.add(reason);
      else active.delete(reason);
      const video = element.querySelector('video');
      if (!video || wasPlaying === active.size > 0) return;
      if (active.size > 0) {
        video.loop = true;
        // Rejected if the browser forbids it, or if the pointer has left before the start: the first frame stays.
        video.play()?.catch(() => undefined);
      } else {
        video.pause();
        video.currentTime = 0;
      }
    };
    const controller = new AbortController();
    const { signal } = controller;
    // Events of media do not bubble.
    const mark = ({ type }: Event) => element.toggleAttribute('data-playing', type === 'playing');
    for (const type of ['playing', 'pause']) element.addEventListener(type, mark, { signal, capture: true });
    element.addEventListener('pointerenter', () => set('pointer', true), { signal });
    element.addEventListener('pointerleave', () => set('pointer', false), { signal });
    element.addEventListener('focusin', () => set('focus', true), { signal });
    const onFocusOut = ({ relatedTarget }: FocusEvent) =>
      set('focus', element.contains(relatedTarget as Node | null));
    element.addEventListener('focusout', onFocusOut, { signal });
    if (window.IntersectionObserver && media('(hover: none)', element)?.matches) {
      const observer = new IntersectionObserver(
        ([entry]) => set('view', (entry?.intersectionRatio ?? 0) >= IN_VIEW),
        { threshold: IN_VIEW },
      );
      observer.observe(element);
      signal.addEventListener('abort', () => observer.disconnect());
    }
    return () => controller.abort();
  }, [card, isVideo]);
}
