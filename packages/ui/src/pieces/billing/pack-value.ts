import type { TokenPack } from '@product/domain';

/** Price of one token of a pack, in pounds. */
export const pricePerToken = ({ price, tokens }: TokenPack): number => price / tokens;

/**
 * The pack with the lowest price per token; `undefined` if the two lowest prices are equal, or for fewer than two
 * packs.
 */
export function bestValue(packs: readonly TokenPack[]): TokenPack | undefined {
  const [cheapest, next] = packs.toSorted((one, other) => pricePerToken(one) - pricePerToken(other));
  return cheapest && next && pricePerToken(cheapest) < pricePerToken(next) ? cheapest : undefined;
}
