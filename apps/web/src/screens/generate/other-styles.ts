import { STYLES, type Style } from '@product/domain';

/** The styles that come after this one in the list, which begins anew at its end. */
export function otherStyles(style: Style, count: number): Style[] {
  const place = STYLES.indexOf(style);
  return [...STYLES.slice(place + 1), ...STYLES.slice(0, place)].slice(0, count);
}
