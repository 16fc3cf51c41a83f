import { expect, test } from 'vitest';
import { fitInto, LARGEST_SCALE, moveBy, WHOLE, zoomBy } from './zoom';

const stage = { width: 800, height: 600 };
const wide = fitInto({ width: 1600, height: 900 }, stage);

test('a picture is fitted into the stage, also a small one', () => {
  expect(wide).toEqual({ width: 800, height: 450 });
  expect(fitInto({ width: 90, height: 160 }, stage)).toEqual({ width: 337.5, height: 600 });
  expect(fitInto({ width: 0, height: 0 }, stage)).toEqual(stage);
});

test('a zoom keeps the point under the pointer in place', () => {
  const at = { x: 200, y: 100 };
  const zoom = zoomBy(WHOLE, 4, at, wide, stage);
  expect((at.x - zoom.x) / zoom.scale).toBeCloseTo(200);
  expect((at.y - zoom.y) / zoom.scale).toBeCloseTo(100);
});

test('the scale is limited, and a picture at its smallest is centred', () => {
  expect(zoomBy(WHOLE, 100, { x: 0, y: 0 }, wide, stage).scale).toBe(LARGEST_SCALE);
  const moved = zoomBy(WHOLE, 3, { x: 300, y: 150 }, wide, stage);
  expect(zoomBy(moved, 0.01, { x: -90, y: 5 }, wide, stage)).toEqual(WHOLE);
});

test('a picture is moved up to its edge, and not along an axis in which it fits', () => {
  const zoom = zoomBy(WHOLE, 1.25, { x: 0, y: 0 }, wide, stage);
  expect(moveBy(zoom, { x: 5000, y: 5000 }, wide, stage)).toEqual({ scale: 1.25, x: 100, y: 0 });
  expect(moveBy(zoom, { x: -5000, y: -5000 }, wide, stage)).toEqual({ scale: 1.25, x: -100, y: 0 });
});
