import { ASPECT_RATIOS, isOneOf, ratioValue } from './enums';

/** Ratio of a card's picture: four wide, five high. */
export const CARD_RATIO = 4 / 5;

/** Width divided by height of a creation's picture in a list; `CARD_RATIO` if its aspect ratio is unknown. */
export const ratioInList = (aspectRatio: string | undefined): number =>
  isOneOf(ASPECT_RATIOS, aspectRatio) ? ratioValue(aspectRatio) : CARD_RATIO;
