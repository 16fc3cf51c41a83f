// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useHeadingFocus } from './use-heading-focus';

test('Tab is noted, typing ends it, and the keys of an input method change nothing', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(document.createElement('div'));
  function Probe() {
    useHeadingFocus('/');
    return null;
  }
  await act(async () => root.render(<Probe />));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    vi.unstubAllGlobals();
  });
  const isTabbing = (init: KeyboardEventInit) => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));
    return document.documentElement.hasAttribute('data-tabbing');
  };
  expect(isTabbing({ key: 'Tab', isComposing: true })).toBe(false);
  expect(isTabbing({ key: 'Tab', keyCode: 229 })).toBe(false);
  expect(isTabbing({ key: 'Tab' })).toBe(true);
  expect(isTabbing({ key: 'a', isComposing: true })).toBe(true);
  expect(isTabbing({ key: 'a' })).toBe(false);
});
