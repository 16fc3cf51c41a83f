export { BrandLink, type BrandLinkProps } from './brand-link';
