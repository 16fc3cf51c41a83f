export { PageSection, type PageSectionProps } from './page-section';
export type { SectionLink } from './section-head';
