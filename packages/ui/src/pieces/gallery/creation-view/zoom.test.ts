import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  fitInto,
  leastOf,
  mostOf,
  moveBy,
  resize,
  WHOLE,
  zoomBy,
  zoomTo,
  type Frame,
  type Size,
  type Zoom,
} from './zoom';

const frameOf = (picture: Size, stage: Size): Frame => {
  const fitted = fitInto(picture, stage);
  return { fitted, stage, actual: picture.width / fitted.width };
};
const WIDE = { width: 1600, height: 900 };
const wide = frameOf(WIDE, { width: 800, height: 600 });

test('a picture is fitted into the stage, also a small one', () => {
  expect(wide.fitted).toEqual({ width: 800, height: 450 });
  const stage = { width: 800, height: 600 };
  expect(fitInto({ width: 90, height: 160 }, stage)).toEqual({ width: 337.5, height: 600 });
  expect(fitInto({ width: 0, height: 0 }, stage)).toEqual(stage);
});

test('a zoom keeps the point under the pointer in place', () => {
  const at = { x: 200, y: 100 };
  const zoom = zoomBy(WHOLE, 4, at, wide);
  expect((at.x - zoom.x) / zoom.scale).toBeCloseTo(200);
  expect((at.y - zoom.y) / zoom.scale).toBeCloseTo(100);
});

test('the scale is limited, and a picture at its smallest is centred', () => {
  expect(zoomBy(WHOLE, 100, { x: 0, y: 0 }, wide).scale).toBe(8);
  const moved = zoomBy(WHOLE, 3, { x: 300, y: 150 }, wide);
  expect(zoomBy(moved, 0.01, { x: -90, y: 5 }, wide)).toEqual(WHOLE);
});

test('each picture can be shown at its actual size, and from there whole', () => {
  const stage = { width: 400, height: 400 };
  for (const side of [100, 800, 8000]) {
    const frame = frameOf({ width: side, height: side }, stage);
    expect(frame.actual).toBeGreaterThanOrEqual(leastOf(frame));
    expect(frame.actual).toBeLessThanOrEqual(mostOf(frame));
  }
  const small = frameOf({ width: 100, height: 100 }, stage);
  const actual = zoomTo(WHOLE, small.actual, { x: 0, y: 0 }, small);
  expect(actual.scale).toBe(0.25);
  expect(zoomBy(actual, 0.5, { x: 0, y: 0 }, small)).toEqual(actual);
  expect(zoomBy(actual, 4, { x: 0, y: 0 }, small)).toEqual(WHOLE);
});

test('a picture is moved up to its edge, and not along an axis in which it fits', () => {
  const zoom = zoomBy(WHOLE, 1.25, { x: 0, y: 0 }, wide);
  expect(moveBy(zoom, { x: 5000, y: 5000 }, wide)).toEqual({ scale: 1.25, x: 100, y: 0 });
  expect(moveBy(zoom, { x: -5000, y: -5000 }, wide)).toEqual({ scale: 1.25, x: -100, y: 0 });
});

test('in a turned window an enlarged picture keeps its size, up to its new edge', () => {
  const zoom = moveBy(zoomBy(WHOLE, 4, { x: 0, y: 0 }, wide), { x: 5000, y: 0 }, wide);
  expect(zoom).toEqual({ scale: 4, x: 1200, y: 0 });
  const tall = frameOf(WIDE, { width: 600, height: 800 });
  const turned = resize(zoom, wide, tall);
  expect(turned.scale * tall.fitted.width).toBeCloseTo(4 * wide.fitted.width);
  expect(turned.x).toBe(1200);
  expect(resize(WHOLE, wide, tall)).toEqual(WHOLE);
});

const side = fc.integer({ min: 1, max: 6000 });
const size = fc.record({ width: side, height: side });
const offset = fc.integer({ min: -5000, max: 5000 });
const point = fc.record({ x: offset, y: offset });
const step = fc.oneof(
  fc.record({ factor: fc.double({ min: 0.01, max: 20, noNaN: true }), at: point }),
  fc.record({ by: point }),
  fc.constant('actual' as const),
  fc.record({ stage: size }),
);

/** How far the picture's edges lie inside of the stage, if it is larger than the stage, else off the centre. */
function gapOf({ scale, x, y }: Zoom, { fitted, stage }: Frame): number {
  const gap = (position: number, length: number, room: number) =>
    length * scale > room
      ? Math.max(0, Math.abs(position) - (length * scale - room) / 2)
      : Math.abs(position);
  return Math.max(gap(x, fitted.width, stage.width), gap(y, fitted.height, stage.height));
}

test('whatever is zoomed, moved and resized, a picture covers its stage or is in its centre', () => {
  fc.assert(
    fc.property(size, size, fc.array(step, { maxLength: 20 }), (picture, first, steps) => {
      let frame = frameOf(picture, first);
      let zoom = WHOLE;
      for (const one of steps) {
        if (one === 'actual') zoom = zoomTo(zoom, frame.actual, { x: 0, y: 0 }, frame);
        else if ('factor' in one) zoom = zoomBy(zoom, one.factor, one.at, frame);
        else if ('by' in one) zoom = moveBy(zoom, one.by, frame);
        else {
          const before = frame;
          frame = frameOf(picture, one.stage);
          zoom = resize(zoom, before, frame);
        }
        expect(zoom.scale).toBeGreaterThanOrEqual(leastOf(frame));
        expect(zoom.scale).toBeLessThanOrEqual(mostOf(frame));
        expect(gapOf(zoom, frame)).toBeLessThan(0.01);
      }
    }),
  );
});
