export { CreationForm, type CreationFormProps, type CreationFormValues } from './creation-form';
