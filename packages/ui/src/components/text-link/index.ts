export { TextLink, type TextLinkProps } from './text-link';
export { textLinkVariants } from './text-link.variants';
