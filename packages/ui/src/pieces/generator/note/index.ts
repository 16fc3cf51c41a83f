export { BuyTokensLink } from './buy-tokens-link';
export { Note, type NoteProps } from './note';
export { TokensRequiredBadge } from './tokens-required-badge';
