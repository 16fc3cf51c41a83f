// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastStore } from './toast-store';
import { Toaster } from './toaster';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => void vi.unstubAllGlobals());

// The first letter of a text in the page's language may be of the other direction, for example in a name.
test("a description has the page's direction, except one that may be in another language", async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const store = createToastStore();
  await act(async () => root.render(<Toaster store={store} />));
  const directionOf = async (description: string, descriptionDir?: 'auto') => {
    await act(async () => void store.toast({ description, ...(descriptionDir && { descriptionDir }) }));
    const shown = [...document.querySelectorAll('[data-ui=toast-description]')];
    return shown.find(({ textContent }) => textContent === description)?.getAttribute('dir');
  };
  expect(await directionOf('Creator هي باقتك.')).toBeNull();
  expect(await directionOf('That name is taken.', 'auto')).toBe('auto');
  await act(async () => root.unmount());
  host.remove();
});
