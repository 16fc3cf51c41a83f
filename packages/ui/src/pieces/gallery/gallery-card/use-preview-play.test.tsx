// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { GalleryCard } from './gallery-card';

test('a video plays on while the focus moves within its card', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    host.remove();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  await act(async () =>
    root.render(
      <GalleryCard
        creation={{ title: 'A fox', mediaType: 'video' }}
        src="/fox.mp4"
        onUseAgain={vi.fn()}
        href="/fox"
      />,
    ),
  );
  const move = (type: 'focusin' | 'focusout', from: Element, to: Element | null) =>
    from.dispatchEvent(new FocusEvent(type, { bubbles: true, relatedTarget: to }));
  const link = host.querySelector('a')!;
  const button = host.querySelector('button')!;
  move('focusin', link, null);
  expect(play).toHaveBeenCalledOnce();
  move('focusout', link, button);
  move('focusin', button, link);
  expect(pause).not.toHaveBeenCalled();
  const article = host.querySelector('article')!;
  const video = host.querySelector('video')!;
  // Its play mark is hidden meanwhile.
  video.dispatchEvent(new Event('playing'));
  expect(article.hasAttribute('data-playing')).toBe(true);
  video.dispatchEvent(new Event('pause'));
  expect(article.hasAttribute('data-playing')).toBe(false);
  move('focusout', button, null);
  expect(pause).toHaveBeenCalledOnce();
});
