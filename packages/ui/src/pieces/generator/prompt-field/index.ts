export { PromptField, type PromptFieldProps } from './prompt-field';
