import { expect, test, vi } from 'vitest';
import { onDemand } from './demand';

test('code is fetched once, however often it is asked for', async () => {
  const fetchCode = vi.fn(async () => 'menu');
  const menu = onDemand(fetchCode);
  expect(menu.peek()).toBeUndefined();
  expect(await Promise.all([menu.load(), menu.load()])).toEqual(['menu', 'menu']);
  expect(await menu.load()).toBe('menu');
  expect(menu.peek()).toBe('menu');
  expect(fetchCode).toHaveBeenCalledOnce();
});

test('a fetch that failed is tried again by the next', async () => {
  const fetchCode = vi.fn(async () => 'menu').mockRejectedValueOnce(new Error('offline'));
  const menu = onDemand(fetchCode);
  await expect(menu.load()).rejects.toThrow('offline');
  expect(menu.peek()).toBeUndefined();
  expect(await menu.load()).toBe('menu');
});
