import { loadImage } from '@napi-rs/canvas';
import { ASPECT_RATIOS, STYLES } from '@product/domain';
import { expect, test } from 'vitest';
import type { RenderRequest } from './request';
import { render } from './render';

const sizeOf = async (order: RenderRequest) => {
  const { width, height } = await loadImage(await render(order));
  return { width, height };
};

const request: RenderRequest = {
  prompt: 'A cat on a fence',
  style: 'cartoon',
  aspectRatio: '1:1',
  quality: 'standard',
  mediaType: 'image',
};

test.each(ASPECT_RATIOS)('a picture of %s has exactly that ratio', async (aspectRatio) => {
  const { width, height } = await sizeOf({ ...request, aspectRatio });
  const [across = 0, down = 0] = aspectRatio.split(':').map(Number);
  expect(width * down).toBe(height * across);
});

test('the quality determines the size of a picture', async () => {
  const wide: RenderRequest = { ...request, aspectRatio: '16:9' };
  expect(await sizeOf({ ...wide, quality: 'standard' })).toEqual({ width: 640, height: 360 });
  expect(await sizeOf({ ...wide, quality: 'hd' })).toEqual({ width: 1024, height: 576 });
  expect(await sizeOf({ ...wide, quality: '4k' })).toEqual({ width: 2048, height: 1152 });
});

test.each(STYLES)(
  '%s has the same bytes for the same request, and others for another prompt',
  async (style) => {
    const first = await render({ ...request, style });
    expect(await render({ ...request, style })).toEqual(first);
    expect(await render({ ...request, style, prompt: 'Something else' })).not.toEqual(first);
  },
);

test('requests are answered one after the other, each when it is done, and a failed one stops none', async () => {
  const ended: string[] = [];
  const orders = ['a', 'b', 'c'].map((prompt) => ({ ...request, prompt }));
  const wrong = { ...request, style: 'none' as 'anime' };
  await Promise.allSettled(
    [orders[0]!, wrong, orders[1]!, orders[2]!].map((order) =>
      render(order).then(
        () => ended.push(order.prompt),
        () => ended.push('failed'),
      ),
    ),
  );
  expect(ended).toEqual(['a', 'failed', 'b', 'c']);
});
