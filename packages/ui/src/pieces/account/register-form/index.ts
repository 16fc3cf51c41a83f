export { RegisterForm } from './register-form';
export type { RegisterFormProps } from './register-form-view';
