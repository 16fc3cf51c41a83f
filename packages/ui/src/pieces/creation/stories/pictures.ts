import type { Style } from '@product/domain';

const address = (name: string) =>
  new URL(`../../../../../../mock-api/src/media/pictures/${name}.webp`, import.meta.url).href;

/**
 * Pictures of the mock, 1152 × 1152 px, for stories that show them large: there the tiles of the styles, 320 × 240 px, are
 * blurred.
 */
export const PICTURES: Record<Style, string> = {
  realistic: address('realistic-alpine-lake-golden-evening'),
  anime: address('anime-bus-stop-evening-dusk'),
  cyberpunk: address('cyberpunk-wet-neon-street-midnight'),
  fantasy: address('fantasy-floating-castle-pink-clouds'),
  sketch: address('sketch-lighthouse-cliff-gulls'),
  '3d': address('3d-tiny-island-cottage-blue'),
  vaporwave: address('vaporwave-palm-boulevard-violet-sunset'),
  cartoon: address('cartoon-rocket-teal-space-planet'),
};
