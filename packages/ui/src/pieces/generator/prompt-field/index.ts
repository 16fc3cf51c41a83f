export { writeText } from '../../../lib/write-text';
export { PromptField, type PromptFieldProps } from './prompt-field';
