export { LoginForm } from './login-form';
export type { LoginFormProps } from './login-form-view';
