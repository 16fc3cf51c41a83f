// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { GalleryCard } from './gallery-card';
import { LONG_PRESS_MS } from './use-long-press';

test("the handlers of the host run beside those of the long press, which a short touch doesn't begin", async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    host.remove();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const onPointerUp = vi.fn();
  const onLongPress = vi.fn();
  await act(async () =>
    root.render(
      <GalleryCard creation={{ title: 'A fox' }} onPointerUp={onPointerUp} onLongPress={onLongPress} />,
    ),
  );
  const touch = (type: string) =>
    act(
      async () =>
        void host
          .querySelector('article')!
          .dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' })),
    );
  await touch('pointerdown');
  await touch('pointerup');
  vi.advanceTimersByTime(LONG_PRESS_MS);
  expect(onPointerUp).toHaveBeenCalledOnce();
  expect(onLongPress).not.toHaveBeenCalled();
  await touch('pointerdown');
  vi.advanceTimersByTime(LONG_PRESS_MS);
  expect(onLongPress).toHaveBeenCalledOnce();
});
