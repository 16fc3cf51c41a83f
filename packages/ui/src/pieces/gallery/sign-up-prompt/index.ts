export { SignUpPrompt, type SignUpPromptProps } from './sign-up-prompt';
