import type { Style } from '@product/domain';

/**
 * Pictures of the mock, 1152 × 1152 px, for stories that show them large: there the tiles of the styles, 320 × 240 px, are
 * blurred. The paths are literal, so that the bundler finds the files.
 */
export const PICTURES: Record<Style, string> = {
  realistic: new URL(
    '../../../../../../mock-api/src/media/pictures/realistic-alpine-lake-golden-evening.webp',
    import.meta.url,
  ).href,
  anime: new URL(
    '../../../../../../mock-api/src/media/pictures/anime-bus-stop-evening-dusk.webp',
    import.meta.url,
  ).href,
  cyberpunk: new URL(
    '../../../../../../mock-api/src/media/pictures/cyberpunk-wet-neon-street-midnight.webp',
    import.meta.url,
  ).href,
  fantasy: new URL(
    '../../../../../../mock-api/src/media/pictures/fantasy-floating-castle-pink-clouds.webp',
    import.meta.url,
  ).href,
  sketch: new URL(
    '../../../../../../mock-api/src/media/pictures/sketch-lighthouse-cliff-gulls.webp',
    import.meta.url,
  ).href,
  '3d': new URL(
    '../../../../../../mock-api/src/media/pictures/3d-tiny-island-cottage-blue.webp',
    import.meta.url,
  ).href,
  vaporwave: new URL(
    '../../../../../../mock-api/src/media/pictures/vaporwave-palm-boulevard-violet-sunset.webp',
    import.meta.url,
  ).href,
  cartoon: new URL(
    '../../../../../../mock-api/src/media/pictures/cartoon-rocket-teal-space-planet.webp',
    import.meta.url,
  ).href,
};
