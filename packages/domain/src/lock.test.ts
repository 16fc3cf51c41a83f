import { expect, test } from 'vitest';
import { createLock } from './lock';

test('a lock is taken once until it is released', () => {
  const lock = createLock();
  const release = lock.take();
  expect(release).toBeTypeOf('function');
  expect(lock.take()).toBeUndefined();
  release?.();
  expect(lock.take()).toBeTypeOf('function');
});

test('each key has its own lock', () => {
  const lock = createLock<number>();
  expect(lock.take(1)).toBeTypeOf('function');
  expect(lock.take(2)).toBeTypeOf('function');
  expect(lock.take(1)).toBeUndefined();
});

test('a second release does not release the lock of the next holder', () => {
  const lock = createLock();
  const release = lock.take();
  release?.();
  lock.take();
  release?.();
  expect(lock.take()).toBeUndefined();
});
