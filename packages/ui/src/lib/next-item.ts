import type { KeyboardEvent } from 'react';

const STEPS: Partial<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: -Infinity,
  PageUp: -Infinity,
  End: Infinity,
  PageDown: Infinity,
};

/**
 * The item of a list that an arrow key, Home or End moves to. `undefined` for any other key, with a modifier key, across
 * the orientation, and at the ends without `loop`.
 * @param items selector of the items
 */
export function nextItem(
  event: KeyboardEvent<HTMLElement>,
  items: string,
  orientation: 'horizontal' | 'vertical' | undefined,
  loop: boolean,
): HTMLElement | undefined {
  const { key, currentTarget, target } = event;
  const step = STEPS[key];
  const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  const isVertical = /Up|Down/.test(key);
  const isAcross = orientation && (orientation === 'vertical') !== isVertical;
  if (!step || isModified) return undefined;
  const list = [...currentTarget.querySelectorAll<HTMLElement>(items)];
  if (!Number.isFinite(step)) return list.at(step < 0 ? 0 : -1);
  if (isAcross) return undefined;
  const isMirrored = !isVertical && getComputedStyle(currentTarget).direction === 'rtl';
  const index = list.indexOf(target as HTMLElement);
  // The list itself may have the focus.
  if (index < 0) return list.at(step > 0 ? 0 : -1);
  const next = index + (isMirrored ? -step : step);
  return loop ? list.at(next % list.length) : list[next];
}
