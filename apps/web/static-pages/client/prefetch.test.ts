// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preloadGalleryImages } from './prefetch';

/** An image that has loaded at once. */
class LoadedImage {
  src = '';
  decode = async () => {};
}

beforeEach(() => {
  vi.stubGlobal('Image', LoadedImage);
  document.body.innerHTML = '<div data-ui="gallery-skeleton-media"></div>'.repeat(4);
});
afterEach(() => vi.unstubAllGlobals());

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-ui=gallery-skeleton-media]')].map(
    ({ style }) => /url\("?(.*?)"?\)/.exec(style.background)?.[1] ?? '',
  );

test('a placeholder shows its image, and none shows a video, with or without a media type', async () => {
  const videos = [
    { imageUrl: 'https://media.example/1.mp4' },
    { imageUrl: 'https://media.example/2', mediaType: 'video' },
  ];
  await preloadGalleryImages([...videos, { imageUrl: 'https://media.example/3.jpg' }]);
  expect(shown()).toEqual(['', '', 'https://media.example/3.jpg', '']);
});

test('an address that is not safe for media is not loaded', async () => {
  await preloadGalleryImages([{ imageUrl: 'javascript:alert(1)' }, { imageUrl: 7 }, null, 'nothing']);
  expect(shown()).toEqual(['', '', '', '']);
});
