export { isCurrent } from './is-current';
export { useProductLinks, type SocialLink } from './product-links';
export type { HeaderSession, NavigationLink, NavigationProps } from './types';
