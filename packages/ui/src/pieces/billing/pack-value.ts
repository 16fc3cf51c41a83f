import type { Pack } from '../../lib/offers';

/** Price of one token of a pack. */
export const pricePerToken = ({ price, tokens }: Pack): number => price / tokens;

/**
 * The pack with the lowest price per token; `undefined` if the two lowest prices are equal, or for fewer than two
 * packs.
 */
export function bestValue<Sold extends Pack>(packs: readonly Sold[]): Sold | undefined {
  const [cheapest, next] = packs.toSorted((one, other) => pricePerToken(one) - pricePerToken(other));
  return cheapest && next && pricePerToken(cheapest) < pricePerToken(next) ? cheapest : undefined;
}
