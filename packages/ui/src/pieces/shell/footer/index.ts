export { Footer, type FooterProps } from './footer';
export type { FooterColumn } from './footer-columns';
