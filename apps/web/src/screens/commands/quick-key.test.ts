// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import { ACTION_KEYS, isHandledElsewhere, quickKeyOf, type QuickKey } from './quick-key';

const press = (key: string, more: Partial<KeyboardEventInit> = {}, hasSingleKeys = true) =>
  quickKeyOf(new KeyboardEvent('keydown', { key, ...more }), hasSingleKeys);

test.each([
  ['k', { ctrlKey: true }],
  ['k', { metaKey: true }],
  // With Caps Lock, and on an Arabic keyboard.
  ['K', { ctrlKey: true }],
  ['ن', { ctrlKey: true, code: 'KeyK' }],
])('%s with %j opens the palette', (key, more) => expect(press(key, more)).toBe('palette'));

test.each([
  ['?', {}, 'shortcuts'],
  ['?', { shiftKey: true }, 'shortcuts'],
  ['؟', { shiftKey: true }, 'shortcuts'],
  ['？', { shiftKey: true }, 'shortcuts'],
  ...Object.entries(ACTION_KEYS).map(([action, key]) => [key.toLowerCase(), {}, action]),
  ['/', { shiftKey: true, code: 'Digit7' }, 'search'],
  ['ظ', { code: 'Slash' }, 'search'],
  ['S', {}, 'save'],
  ['س', { code: 'KeyS' }, 'save'],
] as [string, KeyboardEventInit, QuickKey][])(
  '%s with %j means: %s, unless it is turned off',
  (key, more, means) => {
    expect(press(key, more)).toBe(means);
    expect(press(key, more, false)).toBeUndefined();
  },
);

test('Delete deletes also without single keys, and so does Backspace on Apple’s keyboards', () => {
  expect(press('Delete', {}, false)).toBe('delete');
  expect(press('Backspace')).toBeUndefined();
  vi.stubGlobal('navigator', { userAgent: 'Mac' });
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(press('Backspace')).toBe('delete');
});

test.each([
  ['k', {}],
  ['k', { ctrlKey: true, metaKey: true }],
  ['k', { ctrlKey: true, shiftKey: true }],
  ['k', { ctrlKey: true, altKey: true }],
  ['k', { ctrlKey: true, repeat: true }],
  // On a Dvorak keyboard, whose T is there.
  ['t', { ctrlKey: true, code: 'KeyK' }],
  ['?', { ctrlKey: true }],
  ['?', { metaKey: true }],
  ['?', { altKey: true }],
  ['s', { ctrlKey: true }],
  ['d', { metaKey: true }],
  ['l', { repeat: true }],
  ['S', { shiftKey: true }],
])('%s with %j means nothing', (key, more) => expect(press(key, more)).toBeUndefined());

/** Whether something else handles a key that is pressed in an element. */
function pressIn(html: string, key: QuickKey = 'shortcuts', init: KeyboardEventInit = {}) {
  document.body.innerHTML = html;
  onTestFinished(() => document.body.replaceChildren());
  const event = new KeyboardEvent('keydown', { key: '?', bubbles: true, ...init });
  document.body.querySelector('*')!.dispatchEvent(event);
  return isHandledElsewhere(event, key);
}

const FIELDS = ['<input>', '<textarea></textarea>', '<select></select>', '<p contenteditable></p>'];

test.each(FIELDS)('a key in %s is typed, and opens the palette only', (html) => {
  expect(pressIn(html)).toBe(true);
  expect(pressIn(html, 'delete')).toBe(true);
  expect(pressIn(html, 'palette', { key: 'k', ctrlKey: true })).toBe(false);
  expect(pressIn(html, 'palette', { key: 'k', ctrlKey: true, isComposing: true })).toBe(true);
});

test('on Apple’s devices Ctrl+K in a field is not ours, and Cmd+K is', () => {
  vi.stubGlobal('navigator', { userAgent: 'Mac' });
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(pressIn('<textarea></textarea>', 'palette', { ctrlKey: true })).toBe(true);
  expect(pressIn('<textarea></textarea>', 'palette', { metaKey: true })).toBe(false);
});

test.each(['<button></button>', '<input type="checkbox">', '<input type="range">'])(
  'a key on %s counts',
  (html) => expect(pressIn(html)).toBe(false),
);
