export type { BlockReason } from './block-reason';
export { GeneratorForm, type GeneratorFormProps } from './generator-form';
