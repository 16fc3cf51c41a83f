import type { Style } from '@product/domain';

/** Each style's own picture, 320 × 240. Written out, so that every bundler finds the files. */
export const STYLE_PICTURES: Record<Style, string> = {
  realistic: new URL('./pictures/realistic.jpg', import.meta.url).href,
  anime: new URL('./pictures/anime.jpg', import.meta.url).href,
  cyberpunk: new URL('./pictures/cyberpunk.jpg', import.meta.url).href,
  fantasy: new URL('./pictures/fantasy.jpg', import.meta.url).href,
  sketch: new URL('./pictures/sketch.jpg', import.meta.url).href,
  '3d': new URL('./pictures/3d.jpg', import.meta.url).href,
  vaporwave: new URL('./pictures/vaporwave.jpg', import.meta.url).href,
  cartoon: new URL('./pictures/cartoon.jpg', import.meta.url).href,
};
