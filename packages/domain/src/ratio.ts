/** Ratio of a card's picture: four wide, five high. */
export const CARD_RATIO = 4 / 5;

/** Narrowest and widest ratio in a list: beyond them a picture is cut, so that it does not make its row tiny. */
const LIMITS = [1 / 2, 2] as const;

/**
 * Width divided by height of an aspect ratio such as '16:9', for a list of pictures.
 * @returns `CARD_RATIO` if it is unknown
 */
export function ratioInList(aspectRatio: string | undefined): number {
  const [, width, height] = /^(\d+):(\d+)$/.exec(aspectRatio ?? '') ?? [];
  const ratio = Number(width) / Number(height);
  if (!Number.isFinite(ratio) || ratio === 0) return CARD_RATIO;
  return Math.min(Math.max(ratio, LIMITS[0]), LIMITS[1]);
}
