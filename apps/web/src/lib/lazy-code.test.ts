import { expect, test, vi } from 'vitest';
import { lazyCode } from './lazy-code';

test('several loads fetch the code once', async () => {
  const fetchCode = vi.fn(async () => 'menu');
  const menu = lazyCode(fetchCode);
  expect(menu.peek()).toBeUndefined();
  expect(await Promise.all([menu.load(), menu.load()])).toEqual(['menu', 'menu']);
  expect(await menu.load()).toBe('menu');
  expect(menu.peek()).toBe('menu');
  expect(fetchCode).toHaveBeenCalledOnce();
});

test('the next load retries a failed fetch', async () => {
  const fetchCode = vi.fn(async () => 'menu').mockRejectedValueOnce(new Error('offline'));
  const menu = lazyCode(fetchCode);
  await expect(menu.load()).rejects.toThrow('offline');
  expect(menu.peek()).toBeUndefined();
  expect(await menu.load()).toBe('menu');
});
