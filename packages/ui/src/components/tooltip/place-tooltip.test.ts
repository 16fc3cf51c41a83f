// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { placeTooltip } from './place-tooltip';

const OPTIONS = { side: 'top', sideOffset: 6, collisionPadding: 8 } as const;
const WINDOW = { width: 400, height: 300 };

beforeEach(() => {
  vi.stubGlobal('devicePixelRatio', 1);
  vi.stubGlobal('visualViewport', { ...WINDOW, offsetLeft: 0, offsetTop: 0 });
});

function element(left: number, top: number, width: number, height: number) {
  const created = document.createElement('div');
  created.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  return created;
}

/** The transform of a tooltip of 80 by 24 pixels beside a control of 40 by 40. */
function placed({ left = 180, top = 100, at = [0, 0], options = {} }) {
  const layer = element(at[0]!, at[1]!, 80, 24);
  placeTooltip(layer, { x: 0, y: 0 }, element(left, top, 40, 40), { ...OPTIONS, ...options });
  return layer.style.transform;
}

test.each([
  ['is above the middle of its control', {}, 'translate(160px, 70px)'],
  ['is below a control at the top of the window', { top: 20 }, 'translate(160px, 66px)'],
  ['is below if the host says so', { options: { side: 'bottom' } }, 'translate(160px, 146px)'],
  [
    'is above a control at the bottom, whatever the host says',
    { top: 250, options: { side: 'bottom' } },
    'translate(160px, 220px)',
  ],
  ['keeps its distance from the start of the window', { left: 4 }, 'translate(8px, 70px)'],
  ['keeps its distance from the end of the window', { left: 356 }, 'translate(312px, 70px)'],
  ['is on whole pixels', { left: 180.3, top: 100.7 }, 'translate(160px, 71px)'],
  ['is not displaced by a transformed ancestor', { at: [30, 10] }, 'translate(130px, 60px)'],
])('a tooltip %s', (_, position, transform) => {
  expect(placed(position)).toBe(transform);
});

test('a tooltip that is at its place is not moved again', () => {
  const layer = element(160, 70, 80, 24);
  const control = element(180, 100, 40, 40);
  const moved = { x: 160, y: 70 };
  expect(placeTooltip(layer, moved, control, OPTIONS)).toEqual(moved);
  expect(layer.style.transform).toBe('');
});
