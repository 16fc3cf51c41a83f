export { ExampleSection, type ExampleSectionProps } from './example-section';
