export { ShowcaseSection, type ShowcaseSectionProps } from './showcase-section';
export type { ShowcasePicture } from './showcase-tile';
