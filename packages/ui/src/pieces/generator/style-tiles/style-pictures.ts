import type { Style } from '@product/domain';

const address = (href: string) => href.replace(/^file:.*/, '');

/**
 * Address of each style's picture, 320 × 240 px. It is empty on a server whose modules have no address of their own: a
 * page must not contain a path of the server's disk.
 */
export const STYLE_PICTURES: Record<Style, string> = {
  // The paths are literal, so that every bundler finds the files.
  realistic: address(new URL('./pictures/realistic.avif', import.meta.url).href),
  anime: address(new URL('./pictures/anime.avif', import.meta.url).href),
  cyberpunk: address(new URL('./pictures/cyberpunk.avif', import.meta.url).href),
  fantasy: address(new URL('./pictures/fantasy.avif', import.meta.url).href),
  sketch: address(new URL('./pictures/sketch.avif', import.meta.url).href),
  '3d': address(new URL('./pictures/3d.avif', import.meta.url).href),
  vaporwave: address(new URL('./pictures/vaporwave.avif', import.meta.url).href),
  cartoon: address(new URL('./pictures/cartoon.avif', import.meta.url).href),
};
