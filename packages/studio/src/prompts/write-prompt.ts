export { writeText as writePrompt } from '@product/ui/prompt-field';
