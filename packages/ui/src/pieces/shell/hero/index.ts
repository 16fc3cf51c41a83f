export { Hero, type HeroProps } from './hero';
export type { HeroFact } from './hero-facts';
