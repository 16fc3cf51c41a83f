import type { Style } from '@product/domain';

/** Picture of each style, 320 × 240 px. The paths are literal, so that every bundler finds the files. */
export const STYLE_PICTURES: Record<Style, string> = {
  realistic: new URL('./pictures/realistic.avif', import.meta.url).href,
  anime: new URL('./pictures/anime.avif', import.meta.url).href,
  cyberpunk: new URL('./pictures/cyberpunk.avif', import.meta.url).href,
  fantasy: new URL('./pictures/fantasy.avif', import.meta.url).href,
  sketch: new URL('./pictures/sketch.avif', import.meta.url).href,
  '3d': new URL('./pictures/3d.avif', import.meta.url).href,
  vaporwave: new URL('./pictures/vaporwave.avif', import.meta.url).href,
  cartoon: new URL('./pictures/cartoon.avif', import.meta.url).href,
};
