import { expect, test } from 'vitest';
import { keepRecent } from './keep-recent';

/** A cache that records the id of each value that is created. */
function openWorkshop(maxBytes: number) {
  const made: string[] = [];
  const keep = keepRecent<Uint8Array>(maxBytes);
  const ask = (id: string, bytes = 10) =>
    keep(id, async () => {
      made.push(id);
      return new Uint8Array(bytes);
    });
  return { made, keep, ask };
}

test('a value is created once, also for simultaneous requests', async () => {
  const { made, ask } = openWorkshop(100);
  const [one, other] = await Promise.all([ask('a'), ask('a')]);
  expect(one).toBe(other);
  expect(await ask('a')).toBe(one);
  expect(made).toEqual(['a']);
});

test('the least recently used value is evicted first, and created again on demand', async () => {
  const { made, ask } = openWorkshop(30);
  for (const id of ['a', 'b', 'c', 'a', 'd']) await ask(id);
  expect(made).toEqual(['a', 'b', 'c', 'd']);
  for (const id of ['a', 'c', 'd', 'b']) await ask(id);
  expect(made).toEqual(['a', 'b', 'c', 'd', 'b']);
});

test('what is larger than the room is handed out, not kept', async () => {
  const { made, ask } = openWorkshop(30);
  expect(await ask('whale', 31)).toHaveLength(31);
  await ask('whale', 31);
  expect(made).toEqual(['whale', 'whale']);
});

test('a pending value is never evicted', async () => {
  const { made, keep, ask } = openWorkshop(5);
  const slow = Promise.withResolvers<Uint8Array>();
  const first = keep('slow', () => slow.promise);
  await ask('other');
  const second = ask('slow');
  slow.resolve(new Uint8Array(1));
  expect(await first).toBe(await second);
  expect(made).toEqual(['other']);
});

test('what failed is tried again', async () => {
  const { made, keep, ask } = openWorkshop(100);
  await expect(keep('a', () => Promise.reject(new Error('No file.')))).rejects.toThrow('No file.');
  await ask('a');
  expect(made).toEqual(['a']);
});
