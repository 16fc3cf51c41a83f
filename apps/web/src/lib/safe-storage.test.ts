import { expect, test } from 'vitest';
import { createSafeStorage } from './safe-storage';

const refused = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

test('without storage, what is kept lives as long as the page', () => {
  const storage = createSafeStorage(refused);
  storage.set('theme', 'dark');
  expect(storage.get('theme')).toBe('dark');
  storage.remove('theme');
  expect(storage.get('theme')).toBeNull();
});

test('what does not fit any more is kept for the page, and hides the older value', () => {
  const full = { getItem: () => 'light', setItem: refused, removeItem: () => undefined };
  const storage = createSafeStorage(() => full as unknown as Storage);
  expect(storage.get('theme')).toBe('light');
  storage.set('theme', 'dark');
  expect(storage.get('theme')).toBe('dark');
});
