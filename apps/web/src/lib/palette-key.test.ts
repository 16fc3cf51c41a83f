// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import { isPaletteKey } from './palette-key';

const press = (key: string, init: KeyboardEventInit) =>
  isPaletteKey(new KeyboardEvent('keydown', { key, ...init }));

test.each([
  ['k', { ctrlKey: true }],
  ['K', { ctrlKey: true }],
  ['ن', { ctrlKey: true, code: 'KeyK' }],
  ['क', { ctrlKey: true, code: 'KeyK' }],
])('%s with %j asks for the palette', (key, init) => expect(press(key, init)).toBe(true));

test.each([
  ['k', {}],
  ['k', { metaKey: true }],
  ['k', { ctrlKey: true, shiftKey: true }],
  ['k', { ctrlKey: true, altKey: true }],
  ['k', { ctrlKey: true, repeat: true }],
  // A Dvorak keyboard has T at the place of K.
  ['t', { ctrlKey: true, code: 'KeyK' }],
])('%s with %j does not', (key, init) => expect(press(key, init)).toBe(false));

test('on Apple’s devices it is Cmd+K: Ctrl+K deletes the rest of a line', () => {
  vi.stubGlobal('navigator', { userAgent: 'Mac' });
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(press('k', { metaKey: true })).toBe(true);
  expect(press('k', { ctrlKey: true })).toBe(false);
});
