// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Textarea } from './textarea';

test('a text area that no longer grows has the height of its class again', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('CSS', { supports: () => false });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    host.remove();
    vi.unstubAllGlobals();
  });
  await act(async () => root.render(<Textarea autoGrow />));
  const { style } = host.querySelector('textarea')!;
  expect(style.blockSize).toMatch(/px$/);
  await act(async () => root.render(<Textarea />));
  expect(style.blockSize).toBe('');
});
