export { Footer, type FooterProps } from './footer';
export type { SocialLink } from './footer-contacts';
