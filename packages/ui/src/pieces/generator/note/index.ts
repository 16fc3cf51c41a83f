export { BuyTokensLink } from './buy-tokens-link';
export { Note } from './note';
export { TokensRequiredBadge } from './tokens-required-badge';
