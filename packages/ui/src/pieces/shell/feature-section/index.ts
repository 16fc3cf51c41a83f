export { FeatureSection, type Feature, type FeatureSectionProps } from './feature-section';
