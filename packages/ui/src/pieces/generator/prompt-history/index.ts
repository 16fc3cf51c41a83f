export { PromptHistory, type PromptHistoryProps } from './prompt-history';
