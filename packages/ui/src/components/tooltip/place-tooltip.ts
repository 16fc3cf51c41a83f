import type { Point } from './is-on-the-way';

export interface PlaceOptions {
  /** Preferred side of the control. The other one is used where this one has no room. */
  side: 'top' | 'bottom';
  /** Distance from the control, in pixels. */
  sideOffset: number;
  /** Least distance from the edges of the window, in pixels. */
  collisionPadding: number;
}

/**
 * Moves a tooltip above or below the middle of its control, and into the window. By script rather than by CSS anchors,
 * which not all supported browsers have, and which do not follow a control that is transformed.
 * @param moved how far it has been moved before
 * @returns how far it is moved now
 */
export function placeTooltip(
  layer: HTMLElement,
  moved: Point,
  control: Element,
  options: PlaceOptions,
): Point {
  const { side, sideOffset, collisionPadding } = options;
  const { documentElement, defaultView: view } = layer.ownerDocument;
  const { width, height, offsetLeft, offsetTop } = view?.visualViewport ?? {
    width: documentElement.clientWidth,
    height: documentElement.clientHeight,
    offsetLeft: 0,
    offsetTop: 0,
  };
  const own = layer.getBoundingClientRect();
  const around = control.getBoundingClientRect();

  const start = offsetLeft + collisionPadding;
  const end = offsetLeft + width - collisionPadding - own.width;
  const x = Math.max(start, Math.min(around.left + (around.width - own.width) / 2, end));

  const room = {
    top: around.top - offsetTop - collisionPadding,
    bottom: offsetTop + height - collisionPadding - around.bottom,
  };
  const other = side === 'top' ? 'bottom' : 'top';
  const isTurned = room[side] < own.height + sideOffset && room[other] > room[side];
  const isAbove = (isTurned ? other : side) === 'top';
  const y = isAbove ? around.top - sideOffset - own.height : around.bottom + sideOffset;

  const scale = view?.devicePixelRatio ?? 1;
  const toPixel = (value: number) => Math.round(value * scale) / scale;
  // Without the browser's top layer a transformed ancestor displaces it.
  const origin = { x: own.left - moved.x, y: own.top - moved.y };
  const now = { x: toPixel(x - origin.x), y: toPixel(y - origin.y) };
  if (now.x !== moved.x || now.y !== moved.y) layer.style.transform = `translate(${now.x}px, ${now.y}px)`;
  return now;
}
