import { performance } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { anImage } from '../testing';
import { createMediaRenderer } from './media-renderer';
import { renderInThreads } from './render-in-threads';

const picture = { ...anImage, quality: 'hd' } as const;

test('a thread renders the same bytes', async () => {
  expect(await renderInThreads(picture)).toEqual(await createMediaRenderer()(picture));
});

test('the main thread is idle while pictures are rendered', async () => {
  const before = performance.eventLoopUtilization();
  await Promise.all(['a', 'b', 'c'].map((prompt) => renderInThreads({ ...picture, prompt })));
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
});

test('a request that cannot be rendered fails, and the next one does not', async () => {
  await expect(renderInThreads({ ...picture, style: 'none' as 'anime' })).rejects.toThrow(Error);
  expect((await renderInThreads(picture)).byteLength).toBeGreaterThan(1_000);
});
