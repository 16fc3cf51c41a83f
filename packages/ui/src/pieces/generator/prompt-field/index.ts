export { PromptField, type PromptFieldProps } from './prompt-field';
export { createPromptStore, type PromptStore } from './prompt-store';
