import { ASPECT_RATIOS, STYLES } from '@product/domain';
import { expect, test } from 'vitest';
import type { PaintRequest } from '../state';
import { jpegSize } from './jpeg-size';
import { paintJpeg } from './paint-jpeg';

const request: PaintRequest = {
  prompt: 'A cat on a fence',
  style: 'cartoon',
  aspectRatio: '1:1',
  quality: 'standard',
  mediaType: 'image',
};

test.each(ASPECT_RATIOS)('a picture of %s has exactly that ratio', async (aspectRatio) => {
  const size = jpegSize(await paintJpeg({ ...request, aspectRatio }));
  const [across = 0, down = 0] = aspectRatio.split(':').map(Number);
  expect(size).not.toBeNull();
  expect((size?.width ?? 0) * down).toBe((size?.height ?? 0) * across);
});

test('quality decides how large a picture is', async () => {
  const wide: PaintRequest = { ...request, aspectRatio: '16:9' };
  expect(jpegSize(await paintJpeg({ ...wide, quality: 'standard' }))).toEqual({ width: 640, height: 360 });
  expect(jpegSize(await paintJpeg({ ...wide, quality: 'hd' }))).toEqual({ width: 1024, height: 576 });
  expect(jpegSize(await paintJpeg({ ...wide, quality: '4k' }))).toEqual({ width: 2048, height: 1152 });
});

test.each(STYLES)(
  '%s paints the same bytes for the same request, and others for another prompt',
  async (style) => {
    const paint = (prompt = request.prompt) => paintJpeg({ ...request, style, prompt }, { longSide: 48 });
    const first = await paint();
    expect(await paint()).toEqual(first);
    expect(await paint('Something else')).not.toEqual(first);
  },
);
