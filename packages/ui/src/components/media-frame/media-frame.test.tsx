// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { MediaFrame, type MediaFrameProps } from './media-frame';

const SRC = 'https://example.com/fox';

/** Hydrates a frame whose medium has `state` by then. Returns the frame and the addresses that the medium is given. */
async function hydrateFrame(kind: MediaFrameProps['kind'], state: object) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  const frame = <MediaFrame src={SRC} alt="A fox" kind={kind} eager brokenText="Not available" />;
  const host = document.createElement('div');
  host.innerHTML = renderToString(frame);
  const medium = host.querySelector('img, video')!;
  const addresses: unknown[] = [];
  const properties = Object.entries(state).map(([name, value]) => [name, { value }]);
  Object.defineProperties(medium, {
    ...Object.fromEntries(properties),
    src: {
      get: () => SRC,
      set(address) {
        addresses.push(address);
      },
    },
  });
  const root = await act(async () => hydrateRoot(host, frame));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    vi.unstubAllGlobals();
  });
  const status = () => host.querySelector('[data-ui=media-frame]')?.getAttribute('data-status');
  return { status, medium, addresses };
}

test.each([
  { medium: 'a video with metadata', kind: 'video', state: { readyState: 1 }, expected: 'ready' },
  { medium: 'a video that failed', kind: 'video', state: { error: { code: 4 } }, expected: 'broken' },
  { medium: 'a video that loads', kind: 'video', state: { readyState: 0, error: null }, expected: 'loading' },
  {
    medium: 'a picture that loaded',
    kind: 'image',
    state: { complete: true, naturalWidth: 9 },
    expected: 'ready',
  },
  {
    medium: 'a picture that loads',
    kind: 'image',
    state: { complete: false, naturalWidth: 0 },
    expected: 'loading',
  },
] as const)('$medium before hydration is $expected', async ({ kind, state, expected }) => {
  const { status, addresses } = await hydrateFrame(kind, state);
  expect(status()).toBe(expected);
  expect(addresses).toEqual([]);
});

test('a picture that failed before hydration is requested once more, so that its error comes again', async () => {
  const { status, medium, addresses } = await hydrateFrame('image', { complete: true, naturalWidth: 0 });
  expect(addresses).toEqual([SRC]);
  await act(async () => void medium.dispatchEvent(new Event('error')));
  expect(status()).toBe('broken');
});

test.each([
  ['plays', false, 1],
  ['stays paused with reduced motion', true, 0],
])('a video with `loop` is muted, and %s', async (_, isReduced, plays) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const host = document.createElement('div');
  const root = createRoot(host);
  await act(async () =>
    root.render(<MediaFrame src={SRC} alt="A fox" kind="video" loop eager brokenText="Not available" />),
  );
  const video = host.querySelector('video')!;
  expect([video.muted, video.loop, video.controls]).toEqual([true, true, true]);
  await act(async () => video.dispatchEvent(new Event('loadedmetadata')));
  expect(play).toHaveBeenCalledTimes(plays);
  await act(async () => root.unmount());
});

test('a picture whose width is `auto` loses it before it is removed, since Chromium would keep it in memory', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onTestFinished(() => void vi.unstubAllGlobals());
  const host = document.createElement('div');
  const root = createRoot(host);
  const frame = <MediaFrame src={SRC} srcSet={`${SRC}.small 320w`} sizes="9rem" alt="" brokenText="" />;
  await act(async () => root.render(frame));
  const picture = host.querySelector('img')!;
  expect(picture.sizes).toBe('auto, 9rem');
  await act(async () => root.unmount());
  expect(picture.sizes).toBe('9rem');
});
