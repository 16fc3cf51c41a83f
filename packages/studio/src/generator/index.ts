export { GenerationPreview, type GenerationPreviewProps } from './generation-preview';
export { Generator, type GeneratorProps } from './generator';
