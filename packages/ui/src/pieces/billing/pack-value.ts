import type { TokenPack } from '@product/domain';

/** What one token of a pack costs, in pounds. */
export const pricePerToken = ({ price, tokens }: TokenPack): number => price / tokens;

/** The pack whose tokens cost least; none where two cost the same. */
export function bestValue(packs: readonly TokenPack[]): TokenPack | undefined {
  const [cheapest, next] = packs.toSorted((one, other) => pricePerToken(one) - pricePerToken(other));
  return cheapest && next && pricePerToken(cheapest) < pricePerToken(next) ? cheapest : undefined;
}
