// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { isHandledElsewhere, quickKeyOf } from './quick-key';

const press = (key: string, more: Partial<KeyboardEventInit> = {}) =>
  quickKeyOf(new KeyboardEvent('keydown', { key, ...more }));

test.each([
  ['k', { ctrlKey: true }],
  ['k', { metaKey: true }],
  // With Caps Lock, and on an Arabic keyboard.
  ['K', { ctrlKey: true }],
  ['ن', { ctrlKey: true, code: 'KeyK' }],
])('%s with %j opens the palette', (key, more) => expect(press(key, more)).toBe('palette'));

test.each([{}, { shiftKey: true }])('? with %j opens the shortcuts', (more) =>
  expect(press('?', more)).toBe('shortcuts'),
);

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
])('%s with %j opens nothing', (key, more) => expect(press(key, more)).toBeUndefined());

function pressIn(html: string, selector = '*') {
  document.body.innerHTML = html;
  const target = document.body.querySelector(selector)!;
  const event = new KeyboardEvent('keydown', { key: '?', bubbles: true });
  target.dispatchEvent(event);
  const taken = isHandledElsewhere(event);
  document.body.replaceChildren();
  return taken;
}

test.each([
  ['<input>'],
  ['<textarea></textarea>'],
  ['<select></select>'],
  ['<p contenteditable></p>'],
  ['<button></button><div role="dialog"></div>'],
  ['<button></button><div role="alertdialog"></div>'],
  ['<button></button><div role="menu"></div>'],
])('a key press in %s is not a shortcut', (html) => expect(pressIn(html)).toBe(true));

test('a key press on a button is a shortcut', () => expect(pressIn('<button></button>')).toBe(false));
