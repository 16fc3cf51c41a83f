export { BrandLink } from './brand-link';
