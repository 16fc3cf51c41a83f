export { NameField, PasswordAgainField, PasswordField } from './account-form-fields';
export { FormFailure } from './form-failure';
export { SubmitButton } from './submit-button';
export { SwitchLine } from './switch-line';
export { useAccountForm, type AccountForm } from './use-account-form';
