/** Position in the window, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Whether the straight line from one point through another leads to a box, and not out of it again before the latter. */
export function isOnTheWay(from: Point, through: Point, { left, right, top, bottom }: Box): boolean {
  const [x, y] = [through.x - from.x, through.y - from.y];
  const horizontal = [(left - from.x) / x, (right - from.x) / x];
  const vertical = [(top - from.y) / y, (bottom - from.y) / y];
  const enters = Math.max(Math.min(...horizontal), Math.min(...vertical));
  const leaves = Math.min(Math.max(...horizontal), Math.max(...vertical));
  return enters <= leaves && leaves >= 1;
}
