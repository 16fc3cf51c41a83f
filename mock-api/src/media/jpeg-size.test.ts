import { expect, test } from 'vitest';
import { jpegSize } from './jpeg-size';

/** The start of a JPEG: an application segment, then the frame header. */
function jpegHeader({ width, height, frame = 0xc0 }: { width: number; height: number; frame?: number }) {
  const sizes = [height >> 8, height & 255, width >> 8, width & 255];
  return Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, frame, 0, 11, 8, ...sizes, 1, 0, 0, 0]);
}

test('reads width and height behind other segments', () => {
  expect(jpegSize(jpegHeader({ width: 1024, height: 576 }))).toEqual({ width: 1024, height: 576 });
});

test('reads progressive files as well', () => {
  expect(jpegSize(jpegHeader({ width: 300, height: 400, frame: 0xc2 }))).toEqual({ width: 300, height: 400 });
});

test('reads a view into a larger buffer', () => {
  const file = jpegHeader({ width: 64, height: 48 });
  const larger = new Uint8Array(file.length + 10);
  larger.set(file, 10);
  expect(jpegSize(larger.subarray(10))).toEqual({ width: 64, height: 48 });
});

test('knows what is no JPEG', () => {
  expect(jpegSize(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeNull();
  expect(jpegSize(new Uint8Array())).toBeNull();
  expect(jpegSize(jpegHeader({ width: 8, height: 8 }).subarray(0, 10))).toBeNull();
});
