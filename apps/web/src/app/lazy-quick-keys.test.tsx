// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';

test('a press for the palette before the page was hydrated reaches the code of the keys', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.resetModules();
  const pressed: (KeyboardEvent | undefined)[] = [];
  vi.doMock('../core/feedback/use-part-missing', () => ({ usePartMissing: () => () => undefined }));
  vi.doMock('../screens/commands/quick-keys', () => ({
    QuickKeys: (props: { pressed?: KeyboardEvent }) => void pressed.push(props.pressed),
  }));
  const early = new KeyboardEvent('keydown', { key: 'k', code: 'KeyK', ctrlKey: true, cancelable: true });
  window.takePaletteKey = () => early;
  const { LazyQuickKeys } = await import('./lazy-quick-keys');
  const root = createRoot(document.createElement('div'));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    delete window.takePaletteKey;
    vi.doUnmock('../core/feedback/use-part-missing');
    vi.doUnmock('../screens/commands/quick-keys');
    vi.unstubAllGlobals();
  });
  await act(async () => root.render(<LazyQuickKeys />));
  await act(() => vi.waitFor(() => expect(pressed).not.toEqual([])));
  expect(pressed.at(-1)).toMatchObject({ key: 'k', ctrlKey: true });
});
