export { CreationForm, type CreationFormProps } from './creation-form';
