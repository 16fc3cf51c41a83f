export { Generator, type GeneratorProps } from './generator';
