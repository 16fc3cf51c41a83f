// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Pieces } from './pieces';

/** The stories run as production builds, which warn of nothing. */
test('the console has nothing to say about the pieces, in Arabic neither', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const said = (['warn', 'error'] as const).map((kind) => vi.spyOn(console, kind).mockReturnValue());
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    document.body.replaceChildren();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  await act(async () => root.render(<Pieces />));
  await act(async () => vi.advanceTimersByTime(2_000));
  expect(document.querySelectorAll('[data-place]')).toHaveLength(3);
  expect(said.flatMap(({ mock }) => mock.calls.flat())).toEqual([]);
});
