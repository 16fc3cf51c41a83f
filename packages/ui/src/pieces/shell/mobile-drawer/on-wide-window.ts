import { media } from '../../../lib/media';

/* Breakpoint `desk` of theme.css. */
const DESK = '(min-width: 60rem)';

/**
 * Calls back when the window of an element becomes wide enough for the full header, after a rotation or a resize.
 * @returns a function that ends it
 */
export function onWideWindow(element: Element | null, onWide: () => void) {
  const desk = media(DESK, element);
  const listen = () => desk?.matches && onWide();
  desk?.addEventListener('change', listen);
  return () => desk?.removeEventListener('change', listen);
}
