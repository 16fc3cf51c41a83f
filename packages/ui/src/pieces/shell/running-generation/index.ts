export { RunningGeneration, type RunningGenerationProps } from './running-generation';
