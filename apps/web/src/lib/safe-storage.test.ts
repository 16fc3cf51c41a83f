import { expect, test } from 'vitest';
import { createSafeStorage } from './safe-storage';

const throws = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

test('without storage, values last as long as the page', () => {
  const storage = createSafeStorage(throws);
  storage.set('theme', 'dark');
  expect(storage.get('theme')).toBe('dark');
  storage.remove('theme');
  expect(storage.get('theme')).toBeNull();
});

test('a value that does not fit is kept for the page, and hides the older value', () => {
  const full = { getItem: () => 'light', setItem: throws, removeItem: () => undefined };
  const storage = createSafeStorage(() => full as unknown as Storage);
  expect(storage.get('theme')).toBe('light');
  storage.set('theme', 'dark');
  expect(storage.get('theme')).toBe('dark');
});

test('a value that storage fails to remove is removed for the page', () => {
  const stubborn = { getItem: () => 'a secret garden', setItem: () => undefined, removeItem: throws };
  const storage = createSafeStorage(() => stubborn as unknown as Storage);
  storage.remove('draft');
  expect(storage.get('draft')).toBeNull();
});

test('missing storage causes no error', () => {
  const storage = createSafeStorage(() => null as unknown as Storage);
  expect(storage.get('theme')).toBeNull();
  storage.set('theme', 'dark');
  expect(storage.get('theme')).toBe('dark');
});
