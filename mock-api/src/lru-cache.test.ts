import { expect, test } from 'vitest';
import { createLruCache } from './lru-cache';

/** A cache that records the id of each value that is created. */
function openCache(maxBytes: number) {
  const created: string[] = [];
  const keep = createLruCache<Uint8Array>(maxBytes);
  const get = (id: string, bytes = 10) =>
    keep(id, async () => {
      created.push(id);
      return new Uint8Array(bytes);
    });
  return { created, keep, get };
}

test('a value is created once, also for simultaneous requests', async () => {
  const { created, get } = openCache(100);
  const [one, other] = await Promise.all([get('a'), get('a')]);
  expect(one).toBe(other);
  expect(await get('a')).toBe(one);
  expect(created).toEqual(['a']);
});

test('the least recently used value is evicted first, and created again on demand', async () => {
  const { created, get } = openCache(30);
  for (const id of ['a', 'b', 'c', 'a', 'd']) await get(id);
  expect(created).toEqual(['a', 'b', 'c', 'd']);
  for (const id of ['a', 'c', 'd', 'b']) await get(id);
  expect(created).toEqual(['a', 'b', 'c', 'd', 'b']);
});

test('a value larger than the limit is returned, but not cached', async () => {
  const { created, get } = openCache(30);
  expect(await get('whale', 31)).toHaveLength(31);
  await get('whale', 31);
  expect(created).toEqual(['whale', 'whale']);
});

test('a pending value is never evicted', async () => {
  const { created, keep, get } = openCache(5);
  const slow = Promise.withResolvers<Uint8Array>();
  const first = keep('slow', () => slow.promise);
  await get('other');
  const second = get('slow');
  slow.resolve(new Uint8Array(1));
  expect(await first).toBe(await second);
  expect(created).toEqual(['other']);
});

test('a value that failed is created again', async () => {
  const { created, keep, get } = openCache(100);
  await expect(keep('a', () => Promise.reject(new Error('No file.')))).rejects.toThrow('No file.');
  await get('a');
  expect(created).toEqual(['a']);
});
