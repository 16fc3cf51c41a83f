export { Input, type InputProps } from './input';
export { PasswordInput, type PasswordInputProps } from './password-input';
export { inputBoxVariants } from './input.variants';
